import { createHash, type Hash } from 'node:crypto'
import { createBrotliCompress } from 'node:zlib'

interface Hashing {
  update(...input: unknown[]): Hash
}
interface Compressing {
  _transform(...input: unknown[]): void
}

const hashing = Object.getPrototypeOf(createHash('sha256')) as Hashing
/** The prototype of all classes of zlib. */
const compressing = findOwner(createBrotliCompress(), '_transform') as Compressing

/**
 * Counts the bytes that this process hashes and compresses while `run` runs. Both happen to each response when it is made, and not
 * when it is sent again.
 */
export async function countProcessedBytes(run: () => Promise<unknown>): Promise<number> {
  let bytes = 0
  const { update } = hashing
  const { _transform: transform } = compressing
  const count = (content: unknown) => {
    bytes += typeof content === 'string' || Buffer.isBuffer(content) ? content.length : 0
  }
  hashing.update = function (this: Hash, ...input) {
    count(input[0])
    return Reflect.apply(update, this, input)
  }
  Object.assign(compressing, {
    _transform(...input: unknown[]) {
      count(input[0])
      Reflect.apply(transform, this, input)
    },
  })
  try {
    await run()
  } finally {
    Object.assign(hashing, { update })
    Object.assign(compressing, { _transform: transform })
  }
  return bytes
}

function findOwner(object: object, name: string): object {
  return Object.hasOwn(object, name) ? object : findOwner(Object.getPrototypeOf(object) as object, name)
}
