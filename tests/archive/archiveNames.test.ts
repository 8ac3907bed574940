import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyPerson } from '../../domain/person/person.ts'
import { inLanguage } from '../../languages/inLanguage.ts'
import { readZip } from '../support/files/readZip.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'

const { admin } = await openSharedWorld({ content: 'allKinds' })

for (const [language, report, captions, zipName] of [
  ['en', 'REPORT.txt', 'captions.csv', 'Arne Lind- - all originals.zip'],
  ['de', 'BERICHT.txt', 'Bildtexte.csv', 'Arne Lind- - alle Originale.zip'],
  ['fr', 'RAPPORT.txt', 'légendes.csv', 'Arne Lind- - tous les originaux.zip'],
  ['es', 'INFORME.txt', 'títulos.csv', 'Arne Lind- - todos los originales.zip'],
  ['pl', 'RAPORT.txt', 'opisy.csv', 'Arne Lind- - wszystkie oryginały.zip'],
  ['he', 'דוח.txt', 'כותרות.csv', 'Arne Lind- - כל הקבצים המקוריים.zip'],
] as const)
  test(`an archive has names for people in the family’s language that each system accepts: ${language}`, async () => {
    await admin.call('PUT /api/settings', { body: { language, name: 'Arne Lind?' } })
    const { headers, bytes } = await admin.get('/api/archive')
    const [, savedName = ''] = /filename\*=UTF-8''(.*)$/.exec(headers['content-disposition'] ?? '') ?? []
    assert.equal(decodeURIComponent(savedName), zipName)
    const files = readZip(bytes)
    const forPrograms = ['files.json', 'memorial.json', 'memorial.db']
    const others = [...files.keys()].filter((name) => !forPrograms.includes(name))
    assert.equal(others.length + forPrograms.length, files.size)
    assert.deepEqual(others.slice(0, 2), [report, captions])
    const { folders, captions: columns } = inLanguage(language, anyPerson).archive
    for (const folder of [folders.gallery, folders.posters])
      assert.match(others.join('\n'), new RegExp(`^${folder.replace('\u00a0', ' ')}/0`, 'm'))
    assert.ok(String(files.get(captions)).startsWith(`\ufeff${columns.join(',')}\r\n`))
    assert.ok(String(files.get(report)).includes(captions))
    for (const name of others) assert.match(name, /^[^<>:"\\|?*\p{Cc}\p{Cf}\u00a0\u202f]*[^. /]$/u)
  })
