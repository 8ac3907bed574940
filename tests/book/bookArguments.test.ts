import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseBookArguments } from '../../server/outputs/book/bookArguments.ts'

test('options that contradict each other, or that change nothing, are refused', () => {
  for (const [options, message] of [
    ['--paper letter --size a4', /^say where to: .*\[--size square\]/],
    ['--size letter', /^say where to: /],
    ['--size square --paper a4', /^--size square has a paper of its own, so --paper is not needed\.$/],
    ['--size square --kind cards', /^--size is for --kind book, not for cards\.$/],
    ['--dedication Ruth --kind poster', /^--dedication is for --kind book, not for poster\.$/],
    ['--service Visitation --kind poster', /^--service is for --kind order, not for poster\.$/],
    ['--key Guests --kind thanks', /^--key is for --kind order\|poster\|cards\|card, not for thanks\.$/],
    ['--address https://arne.example.org', /^--address is for --kind order\|.*, not for book\.$/],
    ['--kind order --standard a-2b', /^Sheets to fold cannot follow PDF\/A-2b, .* The layout ‘screen’/],
  ] as const)
    assert.throws(() => parseBookArguments(['made.pdf', ...options.split(' ')]), { message })
})

test('without options, the book is made for reading, on the memorial’s paper', () => {
  const { kind, standard, paper, size, file } = parseBookArguments(['made.pdf'])
  assert.deepEqual([kind, standard, paper, size], ['book', 'ua-1', undefined, undefined])
  assert.match(file, /\/made\.pdf$/)
})

test('only the list of people to thank can be a table, and only sheets to fold cannot be for an archive', () => {
  const parse = (file: string, options: string) => parseBookArguments([file, ...options.split(' ')])
  assert.match(parse('made.csv', '--kind thanks').file, /\/made\.csv$/)
  assert.throws(() => parse('made.csv', '--kind poster'), { message: /^say where to: / })
  assert.equal(parse('made.pdf', '--kind order --layout screen --standard a-2b').standard, 'a-2b')
})
