/**
 * The figures of each round, of a page and of its twin, with the ratios round by round: median, and least to most. `share`
 * turns them over: how much of ours the twin needs.
 */
export function printRatios(title, rounds, figures) {
  console.log(`${title}`)
  for (const [name, { of, unit = '', digits = 0, ratio = true, share = false }] of Object.entries(figures)) {
    const [ours, twins] = ['ours', 'twin'].map((side) => rounds.map((round) => round[side][of]))
    if ([...ours, ...twins].some((value) => value === null || value === undefined)) continue
    const shown = `${spread(ours, digits)}${unit} against ${spread(twins, digits)}${unit}`
    const ratios = ours.map((value, round) => (share ? twins[round] / value : value / twins[round]))
    const ratioShown =
      ratio && ratios.every(Number.isFinite) ? `${share ? 'share' : 'ratio'} ${spread(ratios, 2)}` : ''
    console.log(`  ${name.padEnd(24)} ${ratioShown.padEnd(26)} ${shown}`)
  }
}

const spread = (values, digits) => {
  const sorted = values.toSorted((a, b) => a - b)
  const shown = (value) => value.toFixed(digits)
  const [least, middle, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map(shown)
  return least === most ? middle : `${middle} (${least} to ${most})`
}

/** Visits both in turns, the first one now this, now that; one round more, which only warms both up. */
export async function alternate(rounds, { ours, twin }) {
  const results = []
  for (let round = 0; round <= rounds; round++) {
    const result = {}
    const sides = [
      ['ours', ours],
      ['twin', twin],
    ]
    for (const [side, visit] of round % 2 ? sides.toReversed() : sides) result[side] = await visit()
    if (round > 0) results.push(result)
  }
  return results
}
