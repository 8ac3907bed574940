/*
 * A figure is a column of a table. `measure` names the measured value, and `kind` says how the memorial (`ours`) is compared
 * with the hand-written page or program (`twin`): `ratio` (the default) is `ours` divided by `twin`, `share` is `twin` divided
 * by `ours`, and `value` is only `ours`. The value of another build (`before`) is shown next to it. `choose` chooses among the
 * values of the rounds; without it, the median counts. `aim` is the highest acceptable result, or, for a share, the lowest.
 */

/** Measures all sides in each round, every other time from the last to the first. The results of the first round are not used. */
export async function alternate(rounds, sides) {
  const results = []
  for (let round = 0; round <= rounds; round++) {
    const result = {}
    const all = Object.entries(sides)
    for (const [side, measure] of round % 2 ? all.toReversed() : all) result[side] = await measure()
    if (round > 0) results.push(result)
  }
  return results
}

/** Formats a row of a table with the chosen value of each figure, and marks each figure that is worse than its `aim`. */
export const formatRow = (name, rounds, figures) => [
  name,
  ...Object.values(figures).map((figure) => formatCell(rounds, figure)),
]

/** Formats a Markdown table whose columns are aligned even as plain text. */
export function formatTable(title, figures, rows) {
  const head = ['', ...Object.entries(figures).map(([name, figure]) => `${name}${formatAim(figure)}`)]
  const widths = head.map((cell, column) =>
    Math.max(3, cell.length, ...rows.map((row) => row[column].length)),
  )
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
  const lines = [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)]
  return `### ${title}\n\n${lines.join('\n')}`
}

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

export const least = (numbers) => Math.min(...numbers)

function formatCell(rounds, { measure, unit = '', digits = 0, kind = 'ratio', choose = median, aim }) {
  const [ours, before, twin] = ['ours', 'before', 'twin'].map((side) => {
    const values = rounds.map((round) => round[side]?.[measure]).filter((value) => Number.isFinite(value))
    return values.length < rounds.length ? null : choose(values)
  })
  if (ours === null) return ''
  const texts = [
    ours.toFixed(digits),
    before === null ? [] : `before ${before.toFixed(digits)}`,
    twin === null ? [] : `by hand ${twin.toFixed(digits)}`,
  ]
  const values = `${texts.flat().join(', ')}${unit}`
  if (kind === 'value') return `${ours > aim ? MISSED_MARK : ''}${values}`
  if (twin === null) return values
  const quotient = kind === 'share' ? twin / ours : ours / twin
  const isMissed = kind === 'share' ? quotient < aim : quotient > aim
  return `${isMissed ? MISSED_MARK : ''}${quotient.toFixed(2)} (${values})`
}

const MISSED_MARK = '✗ '
const formatAim = ({ kind, aim, unit = '' }) =>
  aim === undefined ? '' : ` ${kind === 'share' ? '≥' : '≤'} ${aim}${kind === 'value' ? unit : ''}`
