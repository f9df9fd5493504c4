/* The packed engine on a GPU: one thread a game. SEATS and NATURAL are set by the compiler. */

#define RULES(gem_value, limit) {SEATS, NATURAL, gem_value, limit}

static __device__ __forceinline__ long lane() { return (long)blockIdx.x * blockDim.x + threadIdx.x; }

/* A generator for each game, from a seed and the number of the game (splitmix64). */
static __device__ __forceinline__ u64 seeded(u64 seed, u64 number) {
    u64 z = seed + (number + 1) * 0x9e3779b97f4a7c15ull;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ z >> 27) * 0x94d049bb133111ebull;
    return z ^ z >> 31;
}

extern "C" __global__ void niagara_new(long n, int gem_value, int limit, u64 seed, Game *games,
                                       u64 *rngs, u64 *masks) {
    long i = lane();
    if (i >= n) return;
    Rules rules = RULES(gem_value, limit);
    u64 rng = seeded(seed, i);
    Game g = random_game(&rules, &rng);
    Legal legal = legal_actions(&g, &rules);
    write_mask(&legal, masks + 4 * i);
    games[i] = g;
    rngs[i] = rng;
}

extern "C" __global__ void niagara_masks(long n, int gem_value, int limit, const Game *games, u64 *masks) {
    long i = lane();
    if (i >= n) return;
    Rules rules = RULES(gem_value, limit);
    Game g = games[i];
    Legal legal = legal_actions(&g, &rules);
    write_mask(&legal, masks + 4 * i);
}

/* As on the processor, but that an action that is not legal leaves its game as it is and is
 * counted in `wrong`. */
extern "C" __global__ void niagara_step(long n, int gem_value, int limit, Game *games, u64 *rngs,
                                        const u8 *actions, u64 *masks, u8 *winners, u32 *arms,
                                        int resets, u32 *wrong) {
    long i = lane();
    if (i >= n) return;
    Rules rules = RULES(gem_value, limit);
    Game g = games[i];
    u64 rng = rngs[i];
    u32 taken = NO_FLOW;
    u8 won = 0;
    int action = actions[i];
    if (!is_over(&g)) {
        u64 word = action <= DONE_INDEX ? masks[4 * i + (action >> 6)] : 0;
        if (!(word >> (action & 63) & 1)) {
            atomicAdd(wrong, 1);
            return;
        }
        play(&g, &rules, action, &rng, &taken);
        if (is_over(&g)) {
            won = (u8)winners_of(&g, &rules);
            if (resets) g = random_game(&rules, &rng);
        }
    }
    Legal legal = legal_actions(&g, &rules);
    u64 mask[4];
    write_mask(&legal, mask);
    ulonglong2 *out = (ulonglong2 *)(masks + 4 * i);
    out[0] = make_ulonglong2(mask[0], mask[1]);
    out[1] = make_ulonglong2(mask[2], mask[3]);
    winners[i] = won;
    if (arms) arms[i] = taken;
    games[i] = g;
    rngs[i] = rng;
}

/* What a seat of every game knows, in rows that hold zeros. */
extern "C" __global__ void niagara_observe(long n, int gem_value, int limit, const Game *games,
                                           const u8 *seats, const Layout *at, u8 *rows) {
    long i = lane();
    if (i >= n) return;
    Rules rules = RULES(gem_value, limit);
    Game g = games[i];
    observe(&g, &rules, seats[i], at, rows + i * at->width);
}

/* A random legal action for every game. */
extern "C" __global__ void niagara_choose(long n, const u64 *masks, u64 *rngs, u8 *actions) {
    long i = lane();
    if (i >= n) return;
    const u64 *mask = masks + 4 * i;
    u64 rng = rngs[i];
    int counts[4], total = 0;
    UNROLL for (int w = 0; w < 4; w++) total += counts[w] = POPCOUNT(mask[w]);
    int k = total ? random_below(&rng, total) : 0, action = 0;
    UNROLL for (int w = 0; w < 4; w++) {
        if (k >= 0 && k < counts[w]) action = 64 * w + nth_bit(mask[w], k), k = -1000;
        else k -= counts[w];
    }
    actions[i] = (u8)action;
    rngs[i] = rng;
}

/* Whole games by random play, so many a thread, in registers; adds up decisions, rounds and wins. */
extern "C" __global__ void niagara_random_games(long n, int gem_value, int limit, int games, u64 seed,
                                                u64 *totals) {
    long i = lane();
    if (i >= n) return;
    Rules rules = RULES(gem_value, limit);
    u64 rng = seeded(seed, i);
    u64 decisions = 0, rounds = 0;
    Game g = random_game(&rules, &rng);
    for (int played = 0; played < games;) {
        Legal legal = legal_actions(&g, &rules);
        u32 arms;
        play(&g, &rules, random_action(&legal, &rng), &rng, &arms);
        decisions++;
        if (is_over(&g)) {
            rounds += round_of(&g);
            played++;
            g = random_game(&rules, &rng);
        }
    }
    atomicAdd(&totals[0], decisions);
    atomicAdd(&totals[1], rounds);
    atomicAdd(&totals[2], (u64)games);
}

/* Games by the quick policy, so many a thread, added to the counters: in the block's own memory first. */
extern "C" __global__ void niagara_count(long n, int gem_value, int limit, int games, u64 seed, u64 *counters) {
    __shared__ u64 own[COUNTERS];
    for (int i = threadIdx.x; i < COUNTERS; i += blockDim.x) own[i] = 0;
    __syncthreads();
    long number = lane();
    if (number < n) {
        Rules rules = RULES(gem_value, limit);
        u64 rng = seeded(seed, number);
        for (int i = 0; i < games; i++) count_game(&rules, QUICK_POLICY, &rng, own);
    }
    __syncthreads();
    for (int i = threadIdx.x; i < COUNTERS; i += blockDim.x)
        if (own[i]) atomicAdd(&counters[i], own[i]);
}
