// The analysis of a game as it is asked for: under way, there, or why not.

import { Refusal } from '../api/http';
import type { AnalysisState, Moment } from '../api/types';
import { say } from '../i18n/i18n.svelte';
import { errorText } from '../ui/errorText';
import { insightOf, type Insight } from './insight';

const PAUSE = 700;
/** What is said of a refusal here, where it means something else than elsewhere. */
const REFUSALS: Readonly<Record<string, string>> = { full: 'analysis-full', 'not-now': 'analysis-partial' };

export class GameAnalysis {
  /** How far it has come; null while nothing is asked for. */
  progress = $state.raw<AnalysisState | null>(null);
  insight = $state.raw<Insight | null>(null);
  problem = $state('');
  private isGone = false;

  constructor(
    /** Where it is asked for, and then read until it is there. */
    private readonly source: { readonly ask: () => Promise<AnalysisState>; readonly read: () => Promise<AnalysisState> },
    private readonly moments: readonly Moment[],
  ) {}

  /** Ask for the analysis and wait for it; what is stored comes at once. */
  async ask(): Promise<void> {
    if (this.progress) return;
    this.problem = '';
    this.progress = { state: 'waiting' };
    try {
      let state = await this.source.ask();
      while (!this.isGone && (state.state === 'waiting' || state.state === 'running')) {
        this.progress = state;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        state = await this.source.read();
      }
      if (state.analysis) this.insight = insightOf(state.analysis, state.sequences ?? [], this.moments);
      else this.problem = say('analysis-failed');
    } catch (refusal) {
      const own = refusal instanceof Refusal ? REFUSALS[refusal.code] : undefined;
      this.problem = own ? say(own) : errorText(refusal);
    }
    this.progress = null;
  }

  /** Nobody waits any more. */
  leave(): void {
    this.isGone = true;
  }
}
