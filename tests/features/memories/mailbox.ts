import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

interface Letter {
  to: string
  /** headers and body as they came */
  text: string
}

/** A mail server that accepts everything, or nothing, and lets one read what came. */
export async function openMailbox() {
  const letters: Letter[] = []
  const open = new Set<Socket>()
  let refusing = false
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    void serve(socket, () => refusing, letters).catch(() => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    refuse: (refuse: boolean) => {
      refusing = refuse
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function serve(socket: Socket, isRefusing: () => boolean, letters: Letter[]) {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let letter: Letter = { to: '', text: '' }
  let reading = false
  say('220 here')
  for await (const line of createInterface({ input: socket })) {
    if (reading && line === '.') {
      reading = false
      letters.push(letter)
      letter = { to: '', text: '' }
      say('250 kept')
    } else if (reading) letter.text += `${line}\n`
    else if (/^RCPT/i.test(line) && isRefusing()) say('451 not now')
    else if (/^RCPT/i.test(line)) {
      letter.to += line
      say('250 fine')
    } else if (/^DATA/i.test(line)) {
      reading = true
      say('354 go on')
    } else say(/^QUIT/i.test(line) ? '221 good bye' : '250 fine')
  }
}
