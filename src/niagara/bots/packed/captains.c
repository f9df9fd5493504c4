/* Captains' searches on the processor. */

void niagara_begin(long n, const Rules *rules, const Worth *w, CaptainSearch *searches, const Game *games,
                   const u8 *candidates, const float *beliefs, const u64 *seeds) {
    for (long i = 0; i < n; i++)
        begin_search(w, &searches[i], rules, &games[i], candidates + CANDIDATES * i, beliefs + 35 * i, seeds[i]);
}
void niagara_chunk(long n, const Rules *rules, const Worth *w, CaptainSearch *searches, Rollout *rollouts,
                   const Horizon *ahead, int most) {
    for (long i = 0; i < n; i++) {
        Rollout *own = rollouts + ITEMS * i;
        for (int item = 0; item < ITEMS; item++) FOR_RULES(rules, try_item(w, &searches[i], &r, *ahead, item, &own[item]));
        judge_chunk(&searches[i], rules, *ahead, most, own);
    }
}
void niagara_end(long n, const Rules *rules, const CaptainSearch *searches, u8 *actions, float *beliefs) {
    for (long i = 0; i < n; i++) end_search(&searches[i], rules, &actions[i], beliefs + 35 * i);
}
/* How many bytes a search and a rollout take. */
void niagara_sizes(long *sizes) { sizes[0] = sizeof(CaptainSearch), sizes[1] = sizeof(Rollout); }
