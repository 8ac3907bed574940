import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

interface Letter {
  to: string
  /** headers and body as received */
  text: string
}

/** A mail server that accepts everything, or rejects everything, and collects the letters. */
export async function openMailbox() {
  const letters: Letter[] = []
  const open = new Set<Socket>()
  let rejecting = false
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    void serve(socket, () => rejecting, letters).catch(() => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    reject: (reject: boolean) => {
      rejecting = reject
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function serve(socket: Socket, isRejecting: () => boolean, letters: Letter[]) {
  const reply = (line: string) => socket.write(`${line}\r\n`)
  let letter: Letter = { to: '', text: '' }
  let reading = false
  reply('220 here')
  for await (const line of createInterface({ input: socket })) {
    if (reading && line === '.') {
      reading = false
      letters.push(letter)
      letter = { to: '', text: '' }
      reply('250 stored')
    } else if (reading) letter.text += `${line}\n`
    else if (/^RCPT/i.test(line) && isRejecting()) reply('451 not now')
    else if (/^RCPT/i.test(line)) {
      letter.to += line
      reply('250 fine')
    } else if (/^DATA/i.test(line)) {
      reading = true
      reply('354 go on')
    } else reply(/^QUIT/i.test(line) ? '221 good bye' : '250 fine')
  }
}
