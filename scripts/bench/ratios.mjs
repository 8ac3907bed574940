import { median } from '../support/measuring.mjs'
import { inQuiet, quietness } from './quiet.mjs'

/**
 * The figures of each round as a table, of ours and of its twin, with the ratios round by round: median (least to most).
 * `share` turns them over: how much of ours the twin needs.
 */
export function ratiosTable(rounds, figures) {
  const rows = Object.entries(figures).flatMap(
    ([name, { of, unit = '', digits = 0, ratio = true, share }]) => {
      const [ours, twins] = ['ours', 'twin'].map((side) => rounds.map((round) => round[side][of]))
      if ([...ours, ...twins].some((value) => value === null || value === undefined)) return []
      const ratios = ours.map((value, round) => (share ? twins[round] / value : value / twins[round]))
      const ratioShown = ratio && ratios.every(Number.isFinite) ? spread(ratios, 2) : ''
      return [[name, ratioShown, ...[ours, twins].map((values) => `${spread(values, digits)}${unit}`)]]
    },
  )
  const isShare = Object.values(figures).every(({ share }) => share)
  return tableOf([['', isShare ? 'share' : 'ratio', 'ours', 'against'], ...rows])
}

export const printRatios = (title, rounds, figures) =>
  console.log(`${title} (${quietness()})\n\n${ratiosTable(rounds, figures)}\n`)

/** A Markdown table whose columns stand straight in a terminal, too. */
function tableOf(rows) {
  const widths = rows[0].map((_, column) => Math.max(3, ...rows.map((row) => row[column].length)))
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
  const [head, ...body] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
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
    for (const [side, visit] of round % 2 ? sides.toReversed() : sides)
      result[side] = await (round > 0 ? inQuiet(visit) : visit())
    if (round > 0) results.push(result)
  }
  return results
}

/** As many rounds as there are times `size` results: of each figure the median of so many one after the other. */
export const mediansOf = (results, size) =>
  Array.from({ length: results.length / size }, (_, round) => {
    const some = results.slice(round * size, (round + 1) * size)
    return {
      ours: medianFigures(some.map(({ ours }) => ours)),
      twin: medianFigures(some.map(({ twin }) => twin)),
    }
  })

const medianFigures = (visits) =>
  Object.fromEntries(
    Object.keys(visits[0]).map((figure) => [figure, median(visits.map((visit) => visit[figure]))]),
  )
