import type { Chance } from './round.ts'

/** One of the enabled effects by chance; a plain fade when none is enabled. */
export const anyEffect = <E extends string>(enabled: readonly E[], chance: Chance): E | 'fade' =>
  enabled[Math.min(enabled.length - 1, Math.floor(chance() * enabled.length))] ?? 'fade'
