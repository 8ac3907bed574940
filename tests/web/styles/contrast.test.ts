import assert from 'node:assert/strict'
import { test } from 'node:test'
import { palette } from '../../../domain/palette.ts'

type Name = keyof typeof palette

/** Computes the relative luminance as WCAG 2 defines it. */
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('black on white is 21:1', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21)
})

const papers = ['paper', 'paper-raised', 'paper-sunk', 'print'] as const
const onPapers = (names: Name[]) => names.flatMap((name) => papers.map((paper) => [name, paper] as const))
const pairs = {
  7: [
    ...onPapers(['ink', 'ink-soft', 'accent', 'accent-deep', 'danger']),
    ['accent-paper', 'accent'],
    ['accent-paper', 'accent-deep'],
    ['danger-paper', 'danger'],
  ] as const,
  4.5: onPapers(['control', 'focus', 'changed']),
}

for (const scheme of ['day', 'night'] as const) {
  for (const [least, names] of Object.entries(pairs)) {
    test(`by ${scheme}, ${least === '7' ? 'text has' : 'controls have'} a contrast of at least ${least}:1`, () => {
      const lowContrasts = names
        .map(([front, back]) => ({
          front,
          back,
          is: contrast(palette[front][scheme], palette[back][scheme]),
        }))
        .filter(({ is }) => is < Number(least))
        .map(({ front, back, is }) => `${front} on ${back}: ${is.toFixed(2)}`)
      assert.deepEqual(lowContrasts, [])
    })
  }
}
