import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPure, findTestsOf } from '../../scripts/mutants/testsOf.ts'

test('only code that needs nothing but memory is mutated, and no code that needs a page, files or processes', () => {
  for (const file of [
    'web/show/slides/requests.ts',
    'web/ui/drafts/drafts.ts',
    'domain/timeline.ts',
    'server/outputs/book/order/orderOfService.ts',
  ])
    assert.ok(isPure(file), file)
  for (const [file, need] of [
    ['web/show/controls/useIdle.ts', 'React'],
    ['web/show/pictures/screen.ts', 'window'],
    ['web/show/pictures/slidePicture.ts', 'document and Image'],
    ['web/show/offline/storedShow.ts', 'caches and navigator'],
    ['web/show/offline/prepareHall.ts', 'navigator and fetch'],
    ['server/platform/storage/spool.ts', 'files'],
  ] as const)
    assert.ok(!isPure(file), `${file} needs ${need}`)
})

test('mutants run the tests in memory that import the code, even indirectly', () => {
  const files = findTestsOf(['domain/timeline.ts'])
  assert.ok(files.includes('tests/show/slides.test.ts'), files.join('\n'))
  assert.ok(!files.includes('tests/film/film.test.ts'), 'it makes files')
})
