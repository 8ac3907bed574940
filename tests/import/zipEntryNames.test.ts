import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readZipEntryNames } from '../../server/platform/inputs/readZipEntryNames.ts'

/** Names, and their bytes as programs write them in that code page without declaring it. */
const archives: [page: string, ...names: [name: string, bytes: string][]][] = [
  [
    'cp437',
    ['Großmutter Müller.jpg', '47726fe16d7574746572204d816c6c65722e6a7067'],
    ['Café/Zürich 1958.jpg', '436166822f5a817269636820313935382e6a7067'],
  ],
  ['cp437', ['Oma.jpg', '4f6d612e6a7067'], ['Weißes Kleid.jpg', '576569e16573204b6c6569642e6a7067']],
  ['cp850', ['Smørrebrød.jpg', '536d9b72726562729b642e6a7067'], ['Ærø 1958.jpg', '92729b20313935382e6a7067']],
  ['cp850', ['São João.jpg', '53c66f204a6fc66f2e6a7067']],
  [
    'cp850',
    [
      'Sommer på Bornholm med hele familien.jpg',
      '536f6d6d657220708620426f726e686f6c6d206d65642068656c652066616d696c69656e2e6a7067',
    ],
    ['Påske hos mormor og morfar.jpg', '5086736b6520686f73206d6f726d6f72206f67206d6f726661722e6a7067'],
    ['Øresund.jpg', '9d726573756e642e6a7067'],
  ],
  [
    'cp1252',
    ['Großmutter Müller.jpg', '47726fdf6d7574746572204dfc6c6c65722e6a7067'],
    ['Märchen/Oma’s Haus.jpg', '4de4726368656e2f4f6d61927320486175732e6a7067'],
  ],
  [
    'cp1252',
    [
      'Geburtstag bei Oma mit der ganzen Familie (Übersicht).jpg',
      '4765627572747374616720626569204f6d61206d6974206465722067616e7a656e2046616d696c69652028dc6265727369636874292e6a7067',
    ],
  ],
  ['cp1252', ['Málaga – 1958.jpg', '4de16c616761209620313935382e6a7067']],
  [
    'shift_jis',
    ['祖父の写真.jpg', '9163958382cc8eca905e2e6a7067'],
    ['上を向いて歩こう/IMG_1234.jpg', '8fe382f08cfc82a282c495e082b182a42f494d475f313233342e6a7067'],
  ],
  [
    'cp866',
    ['Бабушка.jpg', '81a0a1e3e8aaa02e6a7067'],
    ['Лето 1958/река.jpg', '8ba5e2ae20313935382fe0a5aaa02e6a7067'],
  ],
  [
    'cp1251',
    ['Бабушка на даче.jpg', 'c1e0e1f3f8eae020ede020e4e0f7e52e6a7067'],
    ['Лето у моря.jpg', 'cbe5f2ee20f320eceef0ff2e6a7067'],
  ],
  [
    'utf-8',
    ['Großmutter Müller.jpg', '47726fc39f6d7574746572204dc3bc6c6c65722e6a7067'],
    ['祖父.jpg', 'e7a596e788b62e6a7067'],
  ],
  [
    'cp1250',
    ['Škola v Příbrami.jpg', '8a6b6f6c6120762050f8ed6272616d692e6a7067'],
    ['Dvořák.jpg', '44766ff8e16b2e6a7067'],
  ],
  ['shift_jis', ['祖父.jpg', '916395832e6a7067']],
  [
    'shift_jis',
    ['Summer/IMG_0001.jpg', '53756d6d65722f494d475f303030312e6a7067'],
    ['表紙 1962.jpg', '955c8e8620313936322e6a7067'],
  ],
  ['euc-kr', ['할머니.jpg', 'c7d2b8d3b4cf2e6a7067']],
  ['euc-kr', ['가족사진/부산 여행 1962.jpg', 'b0a1c1b7bbe7c1f82fbacebbea20bfa9c7e020313936322e6a7067']],
  ['gbk', ['奶奶八十大寿.jpg', 'c4ccc4ccb0cbcaaeb4f3cad92e6a7067']],
  ['gbk', ['家庭/李明.jpg', 'bcd2cda52fc0eec3f72e6a7067'], ['我们的家.jpg', 'ced2c3c7b5c4bcd22e6a7067']],
  ['big5', ['全家福.jpg', 'a5feae61bad62e6a7067'], ['功課.jpg', 'a55cbdd22e6a7067']],
  ['cp1250', ['Łódź.jpg', 'a3f3649f2e6a7067']],
  ['cp1252', ['Müller.jpg', '4dfc6c6c65722e6a7067']],
  ['cp1253', ['Ελλάδα.jpg', 'c5ebebdce4e12e6a7067']],
  ['cp737', ['Γιαγιά.jpg', '82a0989aa0e12e6a7067']],
  ['cp1255', ['שלום.jpg', 'f9ece5ed2e6a7067']],
  ['cp862', ['ירושלים.jpg', '899885998c898d2e6a7067']],
  ['cp866', ['Москва.jpg', '8caee1aaa2a02e6a7067']],
  ['cp1251', ['река.jpg', 'f0e5eae02e6a7067']],
]

const entriesOf = (...hex: string[]) =>
  hex.map((bytes) => ({ fileNameRaw: Buffer.from(bytes, 'hex'), extraFields: [] }))

for (const [page, ...names] of archives)
  test(`${names.map(([name]) => name).join(', ')} in ${page} are read correctly`, () => {
    const meant = names.map(([name]) => name)
    assert.deepEqual(readZipEntryNames(entriesOf(...names.map(([, bytes]) => bytes))), meant)
  })

test('an ambiguous name is read in the code page of the other names in its archive', () => {
  const [, ...cafe] = readZipEntryNames(entriesOf('4dfc6c6c6572', '4de16c616761'))
  assert.deepEqual(cafe, ['Málaga'])
})

test('bytes that no code page explains are U+FFFD, and leave the other names alone', () => {
  assert.deepEqual(readZipEntryNames(entriesOf('fffe818d', '416461', '4dfc6c6c6572')), [
    '\ufffd\ufffd\ufffd\ufffd',
    'Ada',
    'Müller',
  ])
})

test('roots, drives and backslashes are removed', () => {
  const hex = (name: string) => Buffer.from(name).toString('hex')
  assert.deepEqual(readZipEntryNames(entriesOf(hex('/etc/a.jpg'), hex('C:\\\\Bilder\\b.jpg'))), [
    'etc/a.jpg',
    'Bilder/b.jpg',
  ])
})

test('a name as long as a ZIP file allows is read in every code page', () => {
  // the byte 9d is no letter in code page 437, so the whole name before it is tried in vain
  for (const ending of ['9d', 'e9', '81', 'dc', 'c6', 'e1'])
    for (const unit of ['61', '8661', '61e961', '2e61', 'e061'])
      for (const length of [60, 60_000]) {
        const bytes = unit.repeat(length / (unit.length / 2)) + ending
        const [name = ''] = readZipEntryNames(entriesOf(bytes))
        assert.ok(name.length > length / 2)
      }
})
