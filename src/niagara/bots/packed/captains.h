/* Many captains' decisions searched at once, for training against them.
 *
 * Each search races up to CANDIDATES actions: in every chunk all that are left are tried in some more
 * worlds, ITEMS rollouts in all, and the worse are dropped between chunks. The steps of a chunk are
 * functions of one search or one rollout, so that they can be threads of a GPU (captains.cu) or turns
 * of a loop (captains.c); the sums are made in one order, so that the same seed decides alike.
 */

enum { CANDIDATES = 8, ITEMS = 64, NO_ACTION = 255 };

typedef struct {
    Game root;                 /* without the tiles that the seat cannot know */
    Known known;
    Regrets regrets;
    double sums[CANDIDATES];   /* of the outcomes, bonuses included */
    double bonuses[CANDIDATES];
    u64 seed;
    int actions[CANDIDATES], left; /* the candidates that are left come first */
    int worlds, seat;
} CaptainSearch;

typedef struct {
    Outcome outcome;
    int candidate; /* its place, or −1 if this rollout was not needed */
} Rollout;

/* What the seat to act knows of its rivals' tiles, if it remembers all that was revealed. */
FN void hide_tiles(CaptainSearch *s, const Rules *rules) {
    Game *g = &s->root;
    int own = s->seat - start_of(g);
    own += own < 0 ? rules->seats : 0;
    for (int i = 0; i < rules->seats; i++) {
        int place = i - start_of(g), tile = tile_of(player_of(g, i));
        place += place < 0 ? rules->seats : 0;
        s->known.pools[i] = 0, s->known.held[i] = 0, s->known.is_face_down[i] = 0;
        if (i == s->seat) continue;
        u32 pool = hand_of(g, i);
        if (tile && (!in_canoe_phase(g) || place > own)) {
            s->known.is_face_down[i] = 1;
            pool |= 1u << (tile - 1);
            set_player(g, i, with_tile(player_of(g, i), 0));
        }
        g->hands &= ~(127ull << 7 * i);
        s->known.pools[i] = pool;
        s->known.held[i] = POPCOUNT(pool);
    }
}

/* ``beliefs``: how each rival fared with its tiles by what was learned in this round, negative where
 * nothing is known; 7 numbers a seat. A search with nothing to compare has at most one candidate. */
FN void begin_search(const Worth *w, CaptainSearch *s, const Rules *rules, const Game *game, const u8 *candidates,
                     const float *beliefs, u64 seed) {
    s->root = *game;
    s->seat = actor_of(game);
    s->seed = seed;
    s->left = s->worlds = 0;
    int is_tile_choice = !in_canoe_phase(game);
    u32 player = player_of(game, s->seat);
    int ransom = -1;
    if (is_tile_choice) {
        Legal legal = legal_actions(game, rules);
        if (legal.other >> 7) ransom = ransom_action(w, game, player, legal.other >> 7);
    }
    hide_tiles(s, rules);
    for (int i = 0; i < rules->seats; i++) {
        for (int tile = 1; tile <= 7; tile++) {
            float mean = is_tile_choice ? -1.0f : beliefs[7 * i + tile - 1];
            s->regrets.tries[i][tile] = mean >= 0.0f;
            s->regrets.totals[i][tile] = mean >= 0.0f ? mean : 0.0;
        }
    }
    int is_opening = is_tile_choice && round_of(game) <= OPENING_ROUNDS;
    for (int c = 0; c < CANDIDATES && ransom < 0; c++) {
        if (candidates[c] == NO_ACTION) break;
        s->actions[s->left] = candidates[c];
        s->bonuses[s->left] = is_opening ? VARIETY * (random_bits(&s->seed) / 4294967296.0) : 0.0;
        s->sums[s->left++] = 0.0;
    }
    if (ransom >= 0) s->actions[s->left++] = ransom;
}

/* One rollout of a chunk: a candidate in a world, the same world for all candidates. */
FN void try_item(const Worth *w, const CaptainSearch *s, const Rules *rules, Horizon ahead, int item, Rollout *found) {
    int worlds = s->left > 1 ? ITEMS / s->left : 0, world = s->left ? item / s->left : 0;
    found->candidate = -1;
    if (world >= worlds) return;
    for (int e = 0; e < ahead.evaluations; e++) ahead.rounds[e] += round_of(&s->root);
    u64 rng = s->seed + (u64)(s->worlds + world + 1) * 0x9e3779b97f4a7c15ull;
    random_bits(&rng);
    int tiles[5];
    Game g = world_of(s->root, rules, &s->known, &s->regrets, &rng, tiles);
    found->candidate = item - world * s->left;
    simulate(w, &ahead, &s->regrets, rules, g, s->seat, s->actions[found->candidate], rng, tiles, &found->outcome);
}

/* What a chunk has shown: sums and regrets. Then only the ``most`` best candidates are left. */
FN void judge_chunk(CaptainSearch *s, const Rules *rules, Horizon ahead, int most, const Rollout *rollouts) {
    for (int item = 0; item < ITEMS; item++) {
        int c = rollouts[item].candidate;
        if (c < 0) continue;
        s->sums[c] += rollouts[item].outcome.mean + s->bonuses[c];
        if (!in_canoe_phase(&s->root)) learn_from(&s->regrets, &ahead, rules, &rollouts[item].outcome);
    }
    if (s->left > 1) s->worlds += ITEMS / s->left;
    while (s->left > most) { /* all were tried in the same worlds: sums compare as means do */
        int worst = 0;
        for (int c = 1; c < s->left; c++) worst = s->sums[c] < s->sums[worst] ? c : worst;
        s->left--;
        for (int c = worst; c < s->left; c++) {
            s->actions[c] = s->actions[c + 1];
            s->sums[c] = s->sums[c + 1];
            s->bonuses[c] = s->bonuses[c + 1];
        }
    }
}

/* The answer, and at the choice of tiles what was learned of each rival's. */
FN void end_search(const CaptainSearch *s, const Rules *rules, u8 *action, float *beliefs) {
    *action = s->left ? (u8)s->actions[0] : NO_ACTION;
    if (in_canoe_phase(&s->root)) return;
    for (int i = 0; i < rules->seats; i++)
        for (int tile = 1; tile <= 7; tile++) {
            int tries = s->regrets.tries[i][tile];
            beliefs[7 * i + tile - 1] = tries ? (float)(s->regrets.totals[i][tile] / tries) : -1.0f;
        }
}
