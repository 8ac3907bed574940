import { mailDigest } from '../../../server/features/digest/mailDigest.ts'
import { mailProblems } from '../../../server/safety/safekeeping/mailProblems.ts'
import { openMailWorld } from '../../features/mailWorld.ts'
import { share } from '../../features/memories/visitors.ts'
import { openSendLink } from '../../features/sent/sendPhoto.ts'
import { addKeeper } from '../../support/world/addKeeper.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

interface Names {
  /** the name of the deceased */
  deceased: string
  /** how the keeper is called who invites and who gets the digests */
  keeper: string
  /** the name that the administrator enters for the invited person */
  invited: string
  /** the name with which a visitor shares a memory */
  writer: string
  /** further settings of the memorial */
  settings?: object
}

/** Makes a memorial send a mail of each kind, and returns the letters. */
export async function sendEachKind({ deceased, keeper, invited, writer, settings }: Names) {
  const { world, visitor, mailbox, lettersAfter } = await openMailWorld()
  const { context } = world
  const first = await world.administrator()
  await first.call('PUT /api/settings', { body: { name: deceased, ...settings } })
  const margaret = await addKeeper(visitor, first, { username: 'margaret', isAdmin: true })
  const saveMail = (when: 'none' | 'at-once' | 'daily') =>
    margaret.call('PUT /api/digest', { body: { displayName: keeper, email: 'margaret@example.org', when } })
  const takeLetter = async (ms = 0) => {
    const [letter, ...more] = await lettersAfter(ms)
    if (!letter || more.length > 0) throw new Error(`one letter was expected, not ${more.length + 1}`)
    return letter
  }
  await saveMail('none')

  await margaret.call('POST /api/invitations', {
    body: { name: invited, isAdmin: false, email: 'susan@example.org' },
  })
  const invitation = await takeLetter()
  await first.call('POST /api/invitations', {
    body: { name: invited, isAdmin: true, email: 'susan@example.org' },
  })
  const unsignedInvitation = await takeLetter()

  const memory = { name: writer, email: 'ruth@example.org', mailOnAnswer: true }
  const { id, writerKey = '' } = await share(visitor, memory)
  await visitor.call('POST /api/memories/mine/mail', { headers: { 'writer-key': writerKey } })
  const privateLink = await takeLetter(MINUTE)
  await margaret.call('PUT /api/memories/:id/answer', { params: { id }, body: { answer: 'Thank you.' } })
  const answer = await takeLetter(11 * MINUTE)

  const { senderId, photoId } = await (await openSendLink(visitor, first))({
    name: writer,
    email: 'anna@example.org',
  })
  await first.call('POST /api/sent/take', { body: { ids: [photoId], taken: true } })
  await margaret.call('POST /api/senders/:id/thank', { params: { id: senderId }, body: {} })
  const thanks = await takeLetter()

  await saveMail('at-once')
  await share(visitor)
  const atOnce = await takeLetter(11 * MINUTE)
  await saveMail('daily')
  await share(visitor)
  world.pass(2 * DAY)
  await mailDigest(context, context.clock())
  const daily = await takeLetter()

  const now = context.clock()
  await context.db
    .insertInto('file_checks')
    .values(
      Array.from({ length: 37 }, (_, index) => ({
        subject: `private/lost${index}/original`,
        checked_at: now,
        fault: 'unknown',
      })),
    )
    .execute()
  await context.db
    .insertInto('backups')
    .values({ made_at: now - 9 * DAY, files: 1, bytes: 1, faults: 0 })
    .execute()
  context.config.backup = { folder: '/nowhere', every: 'day', keep: 7 }
  await mailProblems(context)
  const problems = await takeLetter()
  mailbox.letters.length = 0
  return { invitation, unsignedInvitation, privateLink, answer, thanks, atOnce, daily, problems }
}
