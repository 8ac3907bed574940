/** How one picture can follow another. The names are the specification's. */
export const effects = ['fade', 'slide', 'zoom', 'flip', 'blur', 'dissolve', 'kenBurns'] as const
export type Effect = (typeof effects)[number]

export const durations = { least: 2, most: 15, usual: 5 } as const

/** What can be chosen, and lasts on the device. */
export interface ShowSettings {
  /** seconds a slide */
  duration: number
  captions: boolean
  random: boolean
  /** off: every change is a plain fade */
  transitions: boolean
  /** those that chance may choose from */
  effects: readonly Effect[]
  /** 0 to 100 */
  volume: number
  shuffle: boolean
}

export const usual: ShowSettings = {
  duration: durations.usual,
  captions: true,
  random: false,
  transitions: true,
  effects: effects.filter((effect) => effect !== 'slide'),
  volume: 30,
  shuffle: false,
}

/** What was chosen on this device before; whatever cannot be understood is as usual. */
export const fromStored = (stored: Record<string, unknown>): ShowSettings => {
  const flag = (name: 'captions' | 'random' | 'transitions' | 'shuffle') =>
    typeof stored[name] === 'boolean' ? stored[name] : usual[name]
  const chosen: unknown = stored.effects
  return {
    duration: Math.round(within(stored.duration, durations.least, durations.most) ?? usual.duration),
    captions: flag('captions'),
    random: flag('random'),
    transitions: flag('transitions'),
    effects: Array.isArray(chosen) ? effects.filter((effect) => chosen.includes(effect)) : usual.effects,
    volume: within(stored.volume, 0, 100) ?? usual.volume,
    shuffle: flag('shuffle'),
  }
}

/** A number that lies outside is brought to the nearer end. */
const within = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : undefined
