import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * A minimal Node server. It reads JSON from standard input, with an answer for each path: status, headers, and either `body` or
 * `file` (a part of a file, from `start` to `end`). It fetches the answer for any other path once from `origin`, and then
 * reuses this answer. It prints its port.
 */
const { answers: givenAnswers, origin } = JSON.parse(await text(process.stdin))
const answers = new Map(
  givenAnswers.map(({ path, status, headers, body, file }) => [
    path,
    { status, headers, body: Buffer.from(body ?? '', 'base64'), file },
  ]),
)

const server = createServer((request, response) => {
  const answer = answers.get(request.url)
  if (answer) send(response, answer)
  else void fetchOnce(request.url).then((fetched) => send(response, fetched))
})

function send(response, { status, headers, body, file }) {
  response.writeHead(status, headers)
  if (file) createReadStream(file.path, file).pipe(response)
  else response.end(body)
}

async function fetchOnce(path) {
  const response = await fetch(`${origin}${path}`)
  const body = Buffer.from(await response.arrayBuffer())
  const headers = {
    'content-type': response.headers.get('content-type'),
    'content-length': body.length,
    'cache-control': 'public, max-age=31536000, immutable',
  }
  const answer = { status: response.status, headers, body }
  answers.set(path, answer)
  return answer
}

server.listen(0, '127.0.0.1', () => console.log(server.address().port))
