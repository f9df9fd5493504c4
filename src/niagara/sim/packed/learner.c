/* Batches for a learner at one seat of every game, while policies play the other seats. */

/* Begin a new game wherever `which` is not 0; start player and first arm are drawn. */
void niagara_restart(long n, const Rules *rules, Game *games, u64 *rngs, const u8 *which) {
    for (long i = 0; i < n; i++)
        if (which[i]) games[i] = random_game(rules, &rngs[i]);
}

FN void advance(long n, Rules r, Game *games, u64 *rngs, const u8 *seats, int policy, u64 *masks,
                u8 *winners) {
    for (long i = 0; i < n; i++) {
        Game g = games[i];
        u64 rng = rngs[i];
        u32 arms;
        Legal legal = legal_actions(&g, &r);
        while (!is_over(&g) && actor_of(&g) != seats[i]) {
            int action = policy == QUICK_POLICY ? quick_action(&g, &r, &legal, &rng)
                                                : random_action(&legal, &rng);
            play(&g, &r, action, &rng, &arms);
            legal = legal_actions(&g, &r);
        }
        write_mask(&legal, masks + 4 * i);
        winners[i] = is_over(&g) ? (u8)winners_of(&g, &r) : 0;
        games[i] = g;
        rngs[i] = rng;
    }
}
/* Let a policy play every game on until the learner's seat is to act or the game is over. `winners`
 * then has the winners of games that are over. */
void niagara_advance(long n, const Rules *rules, Game *games, u64 *rngs, const u8 *seats, int policy,
                     u64 *masks, u8 *winners) {
    FOR_RULES(rules, advance(n, r, games, rngs, seats, policy, masks, winners));
}

/* What a seat of every game knows: a row of zeros and ones for each. */
void niagara_observe(long n, const Rules *rules, const Game *games, const u8 *seats, const Layout *at,
                     u8 *rows) {
    for (long i = 0; i < n; i++) {
        u8 *row = rows + i * at->width;
        __builtin_memset(row, 0, (unsigned long)at->width);
        observe(&games[i], rules, seats[i], at, row);
    }
}
