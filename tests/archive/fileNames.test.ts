import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatFileName } from '../../server/outputs/archive/fileNames.ts'
import { formatCsv } from '../../server/outputs/csv.ts'

const named = (title: string) => formatFileName(1, 20, title, 'jpg')

test('a file is called by its position and its title', () => {
  assert.equal(named('Lakeside day'), '0001 Lakeside day.jpg')
  assert.equal(formatFileName(12_345, 20_000, 'Bees', 'mp4'), '12345 Bees.mp4')
  assert.equal(formatFileName(7, 12_000, 'Bees', 'mp4'), '00007 Bees.mp4')
})

test('characters that Windows or macOS rejects in a name are replaced', () => {
  assert.equal(named('He said: "Why?" <1/2>\\'), '0001 He said- -Why-- -1-2--.jpg')
  assert.equal(named('two\nlines\tand\0more'), '0001 two lines and more.jpg')
  assert.equal(named('turned \u202egpj.exe'), '0001 turned gpj.exe.jpg')
  assert.equal(named('The end... '), '0001 The end.jpg')
  assert.equal(named('../../etc/passwd'), '0001 ..-..-etc-passwd.jpg')
  assert.equal(named(' '), '0001.jpg')
})

test('a long title is cut between letters, and decomposed letters are joined', () => {
  const family = '👨‍👩‍👧'
  const name = named(`${'a'.repeat(110)}${family}`)
  assert.equal(name, `0001 ${'a'.repeat(110)}.jpg`)
  assert.equal(named('Mu\u0308nchen'), '0001 München.jpg')
  assert.ok(Buffer.byteLength(named('祖父'.repeat(200))) <= 255)
})

test('a table quotes values that need it, and no spreadsheet mistakes a caption for a formula', () => {
  const table = formatCsv([
    ['a "b", c', 'two\nlines'],
    ['=HYPERLINK("x")', '-1'],
  ])
  assert.equal(table, `\u{feff}"a ""b"", c","two\nlines"\r\n"'=HYPERLINK(""x"")",'-1\r\n`)
})
