import type { Random } from './playOrder.ts'

/** One of the enabled effects by chance; a plain fade when none is enabled. */
export const anyEffect = <E extends string>(enabled: readonly E[], randomNumber: Random): E | 'fade' =>
  enabled[Math.min(enabled.length - 1, Math.floor(randomNumber() * enabled.length))] ?? 'fade'
