import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findFamiliarName } from '../../../../web/admin/begin/findFamiliarName.ts'

const familiarNames: [name: string, familiarName: string, why: string][] = [
  ['John Robert "Jack" Kowalski', 'Jack', 'the nickname'],
  ['Harold “Hal” Whitcombe Jr.', 'Hal', 'the nickname in printed quotation marks'],
  ["Harold 'Hal' Whitcombe Jr.", 'Hal', 'the nickname in single quotation marks'],
  ['Margaret “Mary Lou” Finch', 'Mary Lou', 'both words of a nickname'],
  ['Patrick O’Brien', 'Patrick', 'no nickname, because an apostrophe is no quotation mark'],
  ["Sean O'Brien-D'Arcy", 'Sean', 'no nickname between two apostrophes'],
  ['Walter Arne Lindholm', 'Walter', 'the first name'],
  ['Jean-Luc Moreau', 'Jean-Luc', 'the whole of a double first name'],
  ['Rev. Dr. Thomas Hill', 'Thomas', 'the first name after titles'],
  ['J. Edgar Mills', 'Edgar', 'the name that is written out'],
  ['J. R. Mills', 'J. R. Mills', 'the whole name, because only the family name is written out'],
  ['JD Mills', 'JD Mills', 'the whole name, because initials need no periods'],
  ['Whitcombe, Harold', 'Whitcombe, Harold', 'the whole name, because the family name comes first'],
  ['Dr. Hill', 'Dr. Hill', 'the whole name, because there is no first name'],
  ['Pelé', 'Pelé', 'the only name'],
  ['Łukasz Żak', 'Łukasz', 'a first name with other Latin letters'],
  ['عبد الله الخطيب', 'عبد الله الخطيب', 'the whole name, because its first word is half a name'],
  ['王小明', '王小明', 'the whole name'],
  ['  Ann   Lee ', 'Ann', 'the first name, whatever spaces there are'],
]

for (const [name, familiarName, why] of familiarNames)
  test(`the family calls ${name.trim()} ${familiarName}: ${why}`, () => {
    assert.equal(findFamiliarName(name), familiarName)
  })
