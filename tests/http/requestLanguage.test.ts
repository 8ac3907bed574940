import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageLanguageHeader } from '../../contract/endpoint.ts'
import { findRequestLanguage, listAcceptedLanguages } from '../../server/http/callers/requestLanguage.ts'

test('a browser’s languages are read in the order that it prefers, and those that we do not have are passed over', () => {
  for (const [header, language] of [
    ['de', 'de'],
    ['DE-at', 'de'],
    ['zh-Hant-TW, pl', 'pl'],
    ['it-IT,it;q=0.9,es;q=0.8,en;q=0.7', 'es'],
    ['en;q=0.5, fr;q=0.8 , pl;q=0.8', 'fr'],
    ['de;q=0.900,pl', 'pl'],
    ['iw', 'he'],
    ['iw-IL;q=0.4', 'he'],
    ['fr;q=0, pl;q=0.0, es;q=0.001', 'es'],
    ['de;q=0', undefined],
    ['de;q=0.000, *', undefined],
    ['*', undefined],
    ['*, de;q=0.1', 'de'],
    ['it, ja', undefined],
    ['', undefined],
    [undefined, undefined],
  ] as const)
    assert.equal(listAcceptedLanguages(header)[0], language, header)
  assert.deepEqual(listAcceptedLanguages('fr;q=0, en;q=0.5, es;q=0.8, pl;q=0.0'), ['es', 'en'])
})

test('a header or a part of it that is no list of languages says nothing, however long it is', () => {
  for (const header of [
    'de;q=2',
    'de;q=-1',
    'de;q=high',
    'de;q=1.5',
    'de_AT',
    'german',
    'de fr',
    ';q=1',
    ',,,',
    '__proto__',
    'constructor',
    '\u0000de',
    `${'x'.repeat(20_000)}-de`,
    `${'it,'.repeat(5_000)}it`,
  ])
    assert.equal(listAcceptedLanguages(header)[0], undefined, header.slice(0, 20))
  assert.equal(listAcceptedLanguages('german, de;q=x, pl;q=0.2')[0], 'pl')
})

test('the choice in the URL wins, then the language of the page, the one that was chosen before, and the browser’s', () => {
  const find = (asked: unknown, page: string, cookie: string, acceptLanguage: string) =>
    findRequestLanguage({
      method: 'GET',
      url: '/',
      query: { language: asked },
      headers: { [pageLanguageHeader]: page, 'accept-language': acceptLanguage },
      cookies: { language: cookie },
    })
  assert.equal(find('de', 'es', 'fr', 'pl'), 'de')
  assert.equal(find(undefined, 'es', 'fr', 'pl'), 'es')
  assert.equal(find('it', 'xx', 'fr', 'pl'), 'fr')
  assert.equal(find(['de', 'fr'], '', 'de-AT', 'pl'), 'pl')
  assert.equal(find('__proto__', '', 'it', '*'), undefined)
})
