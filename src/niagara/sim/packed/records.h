/* The records of the tables that source.py writes; see niagara/sim/tables.py for their meaning. */

#ifdef __CUDACC__
#define TABLE static __device__ const
#else
#define TABLE static const
#endif

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;

/* Trips that need nothing at the sites, as bits of both pieces; where and in which directions a
 * load is possible; the disc where the canoe may steal. Directions are bits. */
typedef struct {
    u64 before, after;
    u8 here, here_ways, up_site, down_site, down_ways, theft_at;
} TripRow;

typedef struct {
    u8 cost, way, is_after, unloads, loads, rival, rival_canoe;
} TripPart;

