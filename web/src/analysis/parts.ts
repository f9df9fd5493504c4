// Everything of an analysis that a replay shows, loaded when somebody asks for one.

export { default as AnalysisProgress } from './AnalysisProgress.svelte';
export { default as AnalysisSummary } from './AnalysisSummary.svelte';
export { default as ChanceChart } from './ChanceChart.svelte';
export { default as DecisionCard } from './DecisionCard.svelte';
export { default as MarkChip } from './MarkChip.svelte';
export { GameAnalysis } from './gameAnalysis.svelte';
export { decisionsAt, worstMark } from './insight';
