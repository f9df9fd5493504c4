// Everything of an analysis that a replay shows, loaded when somebody asks for one.

export { default as AnalysisProgress } from './AnalysisProgress.svelte';
export { default as AnalysisSummary } from './AnalysisSummary.svelte';
export { default as ChanceChart } from './ChanceChart.svelte';
export { default as DecisionCard } from './DecisionCard.svelte';
export { default as MarkChip } from './MarkChip.svelte';
export { default as TurningNumber } from './TurningNumber.svelte';
export { default as TurningPoints } from './TurningPoints.svelte';
export { GameAnalysis } from './gameAnalysis.svelte';
export { decidingPoint, decisionsAt, turningPointAt, worstMark } from './insight';
export { turningStory } from './turningText';
