import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDirection } from '../../domain/direction.ts'

const directions: [string, 'ltr' | 'rtl'][] = [
  ['Walter Arne Lindholm', 'ltr'],
  ['محمد عبد الرحمن الشريف', 'rtl'],
  ['משה כהן', 'rtl'],
  ['ܡܪܝܡ', 'rtl'],
  ['李小龍', 'ltr'],
  ['Дмитрий', 'ltr'],
  // the first letter decides, whatever comes before and after it
  ['“محمد”', 'rtl'],
  ['1941: محمد', 'rtl'],
  ['Mohammed (محمد)', 'ltr'],
  ['محمد (Mohammed)', 'rtl'],
  ['۔ Walter', 'ltr'],
  // dates
  ['٤ مارس ١٩٤١', 'rtl'],
  ['٤/٣/١٩٤١', 'rtl'],
  ['۴/۳/۱۳۲۰', 'rtl'],
  ['March 4, 1941', 'ltr'],
  ['4.3.1941', 'ltr'],
  ['🌻', 'ltr'],
  ['', 'ltr'],
]
for (const [text, direction] of directions)
  test(`‘${text}’ runs in the direction ${direction}`, () => assert.equal(findDirection(text), direction))
