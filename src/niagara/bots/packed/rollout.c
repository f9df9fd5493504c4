/* The search of one captain's decision: worlds drawn, and candidates tried in each. */

enum { MOST_CANDIDATES = 16 };

/* What is searched: the position as a seat knows it, and the candidates. */
typedef struct {
    Rules rules;
    Game root;
    int seat, candidates, actions[MOST_CANDIDATES];
    Horizon ahead;
    Known known;
    Regrets regrets;
    u64 rng;
} Search;

FN void try_worlds(const Worth *w, Search *s, Rules r, int worlds, double *outcomes) {
    for (int world = 0; world < worlds; world++) {
        int tiles[5];
        Game g = world_of(s->root, &r, &s->known, &s->regrets, &s->rng, tiles);
        u64 seed = (u64)random_bits(&s->rng) << 32 | random_bits(&s->rng);
        for (int c = 0; c < s->candidates; c++) { /* the same random numbers for all */
            Outcome found;
            simulate(w, &s->ahead, &s->regrets, &r, g, s->seat, s->actions[c], seed, tiles, &found);
            if (!in_canoe_phase(&g)) learn_from(&s->regrets, &s->ahead, &r, &found);
            outcomes[(long)c * worlds + world] = found.mean;
        }
    }
}
/* Try all candidates in so many worlds; outcomes by candidate and world. */
void niagara_try_worlds(const Worth *w, Search *s, int worlds, double *outcomes) {
    FOR_RULES(&s->rules, try_worlds(w, s, r, worlds, outcomes));
}
/* What the policy of rollouts does in every game. */
void niagara_policy(long n, const Rules *rules, const Worth *w, const Game *games, u64 *rngs, u8 *actions) {
    for (long i = 0; i < n; i++)
        if (!is_over(&games[i])) actions[i] = (u8)policy_action(w, &games[i], rules, &rngs[i]);
}
/* Every seat's chance to win, five numbers a game. */
void niagara_outcomes(long n, const Rules *rules, const Worth *w, const Game *games, double *chances) {
    for (long i = 0; i < n; i++) outcome_of(w, &games[i], rules, chances + 5 * i);
}
