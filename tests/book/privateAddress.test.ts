import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { readCodes } from '../support/files/readCodes.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { startCommand } from '../support/servers/command.ts'
import { environmentOf } from '../support/world/environment.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { makeSheetPdf } from './makePdf.ts'

const { world, admin } = await openSharedWorld()
const cardQuestions = 'What did he fix for you?\nWhere did you meet?'
const donationText = 'Please give at http://192.168.1.20/give, or at https://give.example.org.'
await admin.call('PUT /api/settings', { body: { name: 'Arne Lindholm', donationText, cardQuestions } })

const kinds = ['order', 'poster', 'cards', 'card'] as const
const makeWithAddress = async (kind: (typeof kinds)[number], address: string) => {
  const { pdf, bytes, report } = await makeSheetPdf(world, kind, { address })
  const codes = pdf.pages.flatMap((_, page) => readCodes(bytes, page, ['https://give.example.org/']))
  return { codes, text: pdf.text, report: report.filter((sentence) => /open this address/.test(sentence)) }
}

test('no sheet has a code for an address that only this computer or house can open, and a remark says so', async () => {
  for (const [address, remark] of [
    ['http://127.0.0.1:3000', /^Only this computer can open this address\. So there is no code to print/],
    [
      'http://nas.local',
      /^Only devices on this network can open this address\. So there is no code to print/,
    ],
  ] as const)
    for (const kind of kinds) {
      const { codes, text, report } = await makeWithAddress(kind, address)
      // the code of a link that everyone can open stays
      assert.deepEqual(codes, kind === 'order' ? ['https://give.example.org/'] : [], `${kind} at ${address}`)
      assert.equal(report.length, 1)
      assert.match(report[0] ?? '', remark)
      assert.doesNotMatch(text, /Point your phone/)
    }
})

test('at an address that everyone can open, each sheet has its code', async () => {
  const counts = { order: 2, poster: 1, cards: 4, card: 1 }
  for (const kind of kinds) {
    const { codes, report } = await makeWithAddress(kind, 'https://arne.example.org')
    assert.equal(codes.length, counts[kind], kind)
    assert.deepEqual(report, [])
  }
})

test('`npm run book -- --address http://localhost:3000` makes the poster without a code, and says so', async () => {
  const file = path.join(temporaryFolder(), 'poster.pdf')
  const args = [file, '--kind', 'poster', '--address', 'http://localhost:3000']
  const command = startCommand('commands/book', args, environmentOf(world.backend))
  assert.equal(await command.ended, 0, command.output())
  assert.match(command.output(), /Only this computer can open this address/)
  assert.ok(existsSync(file))
})
