import { after } from 'node:test'
import { openMailbox } from '../support/servers/mailbox.ts'
import { openWorld, type WorldOptions } from '../support/world/world.ts'

/** Opens a world that sends mail, with the mailbox that receives it, and a function that awaits letters. */
export async function openMailWorld({ config, ...options }: WorldOptions = {}) {
  const mailbox = await openMailbox()
  const world = await openWorld({
    ...options,
    config: { smtpUrl: mailbox.url, publicUrl: 'https://walter.example.org', ...config },
  })
  after(async () => {
    await world.close()
    await mailbox.close()
  })
  const lettersAfter = async (ms: number) => {
    world.pass(ms)
    await world.settle()
    return mailbox.letters.splice(0)
  }
  return { world, visitor: world.visitor, mailbox, lettersAfter }
}
