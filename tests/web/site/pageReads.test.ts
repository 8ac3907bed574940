import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { endpoints } from '../../../contract/endpoints.ts'
import { isPublic, pages } from '../../../contract/pages/page.ts'
import { sources } from '../../support/project/sources.ts'

/** The endpoints whose responses are the same for all visitors, so that a page can be rendered from them. */
const commonReads = Object.values(endpoints).filter((endpoint) => 'reads' in endpoint && endpoint.reads)
const isCommon = (name: string) => commonReads.some(({ route }) => route === name)

for (const { path: address, module, reads } of pages.filter(isPublic))
  test(`${address} lists in the contract each response that its files read, so that its first view has them`, () => {
    const own = sources.filter((source) => source.path.startsWith(`${path.dirname(module)}/`))
    const used = own.flatMap(({ text }) =>
      [...text.matchAll(/useRead\(\s*'(GET [^']*)'/g)].map(([, name = '']) => name),
    )
    const listed: readonly string[] = reads
    const missing = used.filter((name) => isCommon(name) && !listed.includes(name))
    assert.deepEqual(missing, [], 'add it to `reads` in contract/pages/page.ts')
  })
