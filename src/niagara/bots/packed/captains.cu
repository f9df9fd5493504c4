/* Captains' searches on a GPU: one thread a search, or one thread a rollout. SEATS and NATURAL are
 * set by the compiler. */

#define RULES(gem_value, limit) {SEATS, NATURAL, gem_value, limit}

static __device__ __forceinline__ long lane() { return (long)blockIdx.x * blockDim.x + threadIdx.x; }

extern "C" __global__ void niagara_begin(long n, int gem_value, int limit, const Worth *w, CaptainSearch *searches,
                                         const Game *games, const u8 *candidates, const float *beliefs,
                                         const u64 *seeds) {
    long i = lane();
    if (i >= n) return;
    Rules rules = RULES(gem_value, limit);
    begin_search(w, &searches[i], &rules, &games[i], candidates + CANDIDATES * i, beliefs + 35 * i, seeds[i]);
}
extern "C" __global__ void niagara_try(long n, int gem_value, int limit, const Worth *w, const CaptainSearch *searches,
                                       Rollout *rollouts, const Horizon *ahead) {
    long i = lane();
    if (i >= n) return;
    Rules rules = RULES(gem_value, limit);
    try_item(w, &searches[i / ITEMS], &rules, *ahead, (int)(i % ITEMS), &rollouts[i]);
}
extern "C" __global__ void niagara_judge(long n, int gem_value, int limit, CaptainSearch *searches,
                                         const Rollout *rollouts, const Horizon *ahead, int most) {
    long i = lane();
    if (i >= n) return;
    Rules rules = RULES(gem_value, limit);
    judge_chunk(&searches[i], &rules, *ahead, most, rollouts + ITEMS * i);
}
extern "C" __global__ void niagara_end(long n, int gem_value, int limit, const CaptainSearch *searches, u8 *actions,
                                       float *beliefs) {
    long i = lane();
    if (i >= n) return;
    Rules rules = RULES(gem_value, limit);
    end_search(&searches[i], &rules, &actions[i], beliefs + 35 * i);
}
/* How many bytes a search and a rollout take. */
extern "C" __global__ void niagara_sizes(long n, long *sizes) {
    if (lane() < n) sizes[0] = sizeof(CaptainSearch), sizes[1] = sizeof(Rollout);
}
