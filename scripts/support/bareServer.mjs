import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * The least that Node can do: answers each path with bytes and headers that are given as JSON on standard input, from
 * memory or, as `file`, with the bytes from `start` to `end` of a file. Prints its port.
 */
const answers = new Map(
  JSON.parse(await text(process.stdin)).map(({ path, status, headers, body, file }) => [
    path,
    { status, headers, body: Buffer.from(body ?? '', 'base64'), file },
  ]),
)

const server = createServer((request, response) => {
  const { status, headers, body, file } = answers.get(request.url)
  response.writeHead(status, headers)
  if (file) createReadStream(file.path, file).pipe(response)
  else response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
