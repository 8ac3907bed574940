/*
 * A figure names a value and how it is compared: the `ratio` of ours to the twin's (the default), the twin's `share` of ours,
 * or our `value` alone. Its `aim` is the highest acceptable result, for a share the lowest.
 */

/** Measures both sides in turns, alternating which goes first, after one round of warm-up. */
export async function alternate(rounds, sides) {
  const results = []
  for (let round = 0; round <= rounds; round++) {
    const result = {}
    const both = Object.entries(sides)
    for (const [side, measure] of round % 2 ? both.toReversed() : both) result[side] = await measure()
    if (round > 0) results.push(result)
  }
  return results
}

/** Formats a row of a table: the median of each figure, and a mark when its aim is missed. */
export const rowOf = (name, rounds, figures) => [
  name,
  ...Object.values(figures).map((figure) => cellOf(rounds, figure)),
]

/** Formats a Markdown table whose columns are also aligned in a terminal. */
export function tableOf(title, figures, rows) {
  const head = ['', ...Object.entries(figures).map(([name, figure]) => `${name}${aimOf(figure)}`)]
  const widths = head.map((cell, column) =>
    Math.max(3, cell.length, ...rows.map((row) => row[column].length)),
  )
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
  const lines = [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)]
  return `### ${title}\n\n${lines.join('\n')}`
}

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

function cellOf(rounds, { of, unit = '', digits = 0, kind = 'ratio', aim }) {
  const [ours, twin] = ['ours', 'twin'].map((side) => {
    const values = rounds.map((round) => round[side]?.[of]).filter((value) => Number.isFinite(value))
    return values.length < rounds.length ? null : median(values)
  })
  if (ours === null) return ''
  const shown = (value) => (value === null ? '' : `, by hand ${value.toFixed(digits)}`)
  const values = `${ours.toFixed(digits)}${shown(twin)}${unit}`
  if (kind === 'value') return `${ours > aim ? MISSED : ''}${values}`
  if (twin === null) return values
  const compared = kind === 'share' ? twin / ours : ours / twin
  const isMissed = kind === 'share' ? compared < aim : compared > aim
  return `${isMissed ? MISSED : ''}${compared.toFixed(2)} (${values})`
}

const MISSED = '✗ '
const aimOf = ({ kind, aim, unit = '' }) =>
  aim === undefined ? '' : ` ${kind === 'share' ? '≥' : '≤'} ${aim}${kind === 'value' ? unit : ''}`
