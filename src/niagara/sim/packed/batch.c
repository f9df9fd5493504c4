/* The packed engine on the processor: batches of games, each a row of 40 bytes. */

/* New games with the start players and first arms given. */
void niagara_new(long n, const Rules *rules, const u8 *starts, const u8 *arms, Game *games) {
    for (long i = 0; i < n; i++) games[i] = new_game(rules, starts[i], arms[i]);
}

static void masks_of(long n, Rules r, const Game *games, u64 *masks) {
    for (long i = 0; i < n; i++) {
        Legal legal = legal_actions(&games[i], &r);
        write_mask(&legal, masks + 4 * i);
    }
}
/* The legal actions of every game as 212 bits in four words. */
void niagara_masks(long n, const Rules *rules, const Game *games, u64 *masks) {
    FOR_RULES(rules, masks_of(n, r, games, masks));
}

FN void step(long n, Rules r, Game *games, u64 *rngs, const u8 *actions, u64 *masks, u8 *winners,
             u32 *arms, int resets) {
    for (long i = 0; i < n; i++) {
        Game g = games[i];
        u64 rng = rngs[i];
        u32 taken = NO_FLOW;
        winners[i] = 0;
        if (!is_over(&g)) {
            play(&g, &r, actions[i], &rng, &taken);
            if (is_over(&g)) {
                winners[i] = (u8)winners_of(&g, &r);
                if (resets) g = random_game(&r, &rng);
            }
        }
        if (arms) arms[i] = taken;
        Legal legal = legal_actions(&g, &r);
        write_mask(&legal, masks + 4 * i);
        games[i] = g;
        rngs[i] = rng;
    }
}
/* Play one action in every game; `masks` holds the legal actions, and then those that follow.
 * Answers the number of the first game whose action is not legal, and then nothing has happened;
 * -1 if all were. A game that is over stays as it is, or with `resets` a new one has begun. */
long niagara_step(long n, const Rules *rules, Game *games, u64 *rngs, const u8 *actions, u64 *masks,
                  u8 *winners, u32 *arms, int resets) {
    for (long i = 0; i < n; i++) {
        const u64 *mask = masks + 4 * i;
        int is_legal = actions[i] <= DONE_INDEX && mask[actions[i] >> 6] >> (actions[i] & 63) & 1;
        if (!is_legal && !is_over(&games[i])) return i;
    }
    FOR_RULES(rules, step(n, r, games, rngs, actions, masks, winners, arms, resets));
    return -1;
}

FN void playout(Game *g, const Rules *rules, u64 *rng, int policy, u32 *decisions) {
    u32 arms, count = 0;
    while (!is_over(g)) {
        Legal legal = legal_actions(g, rules);
        play(g, rules, chosen_by(policy, g, rules, &legal, rng), rng, &arms);
        count++;
    }
    *decisions = count;
}

FN void playouts(long n, Rules r, Game *games, u64 *rngs, int policy, u32 *decisions, u8 *winners) {
    for (long i = 0; i < n; i++) {
        Game g = games[i];
        u64 rng = rngs[i];
        if (policy == QUICK_POLICY)
            playout(&g, &r, &rng, QUICK_POLICY, &decisions[i]);
        else
            playout(&g, &r, &rng, RANDOM_POLICY, &decisions[i]);
        winners[i] = (u8)winners_of(&g, &r);
        games[i] = g;
        rngs[i] = rng;
    }
}
/* Play every game to its end. */
void niagara_playouts(long n, const Rules *rules, Game *games, u64 *rngs, int policy, u32 *decisions,
                      u8 *winners) {
    FOR_RULES(rules, playouts(n, r, games, rngs, policy, decisions, winners));
}

FN void count_games(Rules r, long games, u64 seed, int policy, u64 *counters) {
    u64 rng = seed;
    random_bits(&rng);
    for (long i = 0; i < games; i++)
        if (policy == QUICK_POLICY)
            count_game(&r, QUICK_POLICY, &rng, counters);
        else
            count_game(&r, RANDOM_POLICY, &rng, counters);
}
/* Play so many games and add them to the counters. */
void niagara_count(long games, const Rules *rules, u64 seed, int policy, u64 *counters) {
    FOR_RULES(rules, count_games(r, games, seed, policy, counters));
}

/* What a policy chooses in every game; in games that are over, nothing in particular. */
void niagara_choose(long n, const Rules *rules, const Game *games, u64 *rngs, int policy, u8 *actions) {
    for (long i = 0; i < n; i++) {
        if (is_over(&games[i])) continue;
        Legal legal = legal_actions(&games[i], rules);
        actions[i] = (u8)chosen_by(policy, &games[i], rules, &legal, &rngs[i]);
    }
}
