import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { FormShape } from '../../../contract/endpoint.ts'
import { Failure, fail, failInvalid } from '../../base/errors/fail.ts'
import type { Context } from '../../platform/context.ts'
import { type SpooledFile, spoolStream } from '../../platform/storage/spool.ts'
import { type FormEndpoint, maxTextBytes } from './bodyLimits.ts'
import { parseFileName } from '../files/fileName.ts'
import { findOpenUploads } from './openUploads.ts'
import { toSentence } from './schemas.ts'
import { type WatchedBody, watchBody } from './watchBody.ts'
import { listNetworks } from '../callers/network.ts'

/** A multipart form. Its files are in the spool (temporary files), so that memory holds only one chunk of a file at a time. */
export interface ReceivedForm<Fields = Record<string, unknown>> {
  fields: Fields
  files: SpooledFile[]
  extraFiles: Record<string, SpooledFile>
  /** the folder that holds the files; further temporary files may be written into the folder */
  folder: string
}

const MB = 1024 * 1024

/** Receives an endpoint's form and runs `use` with the form. Then removes the form's files, even after an error. */
export async function withForm<T>(
  context: Context,
  request: FastifyRequest,
  endpoint: FormEndpoint,
  use: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw fail('unsupported_body')
  const { caller } = request
  const upload =
    caller.kind === 'visitor' ? findOpenUploads(context).begin(listNetworks(caller.address)) : undefined
  try {
    await using folder = await context.spool.makeFolder()
    return await use(await receive(request, endpoint, folder.path, (bytes) => upload?.add(bytes)))
  } finally {
    upload?.end()
  }
}

/** Throws as soon as the form exceeds a limit or the connection ends. */
async function receive(
  request: FastifyRequest,
  endpoint: FormEndpoint,
  folder: string,
  onBytes: (bytes: number) => void,
): Promise<ReceivedForm> {
  const body = watchBody(request.raw, endpoint, onBytes)
  try {
    return await Promise.race([readParts(request, endpoint, folder, body), body.whenStopped])
  } catch (error) {
    const failure = toFailure(error)
    body.stop(failure)
    throw failure
  } finally {
    body.release()
  }
}

/** Converts an error of the parser to a Failure, because the sender caused the error. Returns disk errors unchanged. */
function toFailure(error: unknown) {
  const { syscall, statusCode } = error as NodeJS.ErrnoException & { statusCode?: number }
  if (error instanceof Failure || syscall !== undefined) return error
  return fail(statusCode === 413 ? 'body_too_large' : 'broken_form')
}

async function readParts(
  request: FastifyRequest,
  endpoint: FormEndpoint,
  folder: string,
  body: WatchedBody,
): Promise<ReceivedForm> {
  const { form: shape } = endpoint
  const typedFields: Record<string, string> = {}
  const form: ReceivedForm = { fields: {}, files: [], extraFiles: {}, folder }
  let remainingTextBytes = maxTextBytes(endpoint)
  const limits = {
    fileSize: shape.maxBytes,
    fieldSize: remainingTextBytes,
    fields: Object.keys(shape.fields.shape).length,
    files: shape.maxFiles + (shape.extraFiles?.length ?? 0) + 1,
  }
  for await (const part of request.parts({ limits, preservePath: true })) {
    body.beginParts()
    if (part.type === 'field') {
      const text = readText(part)
      remainingTextBytes -= Buffer.byteLength(text)
      if (remainingTextBytes < 0) throw fail('body_too_large')
      typedFields[part.fieldname] = text
      continue
    }
    if (part.fieldname === shape.files && form.files.length === shape.maxFiles)
      throw fail('too_many_files', { most: shape.maxFiles })
    if (part.fieldname !== shape.files && !shape.extraFiles?.includes(part.fieldname)) {
      part.file.resume()
      continue
    }
    const file = await spoolPart(part, shape, folder, body.signal)
    if (!file) continue
    if (part.fieldname === shape.files) form.files.push(file)
    else form.extraFiles[part.fieldname] = file
  }
  form.fields = parseFields(shape.fields, typedFields)
  if (form.files.length === 0) throw fail('no_file')
  return form
}

function readText({ value, valueTruncated }: MultipartValue): string {
  if (valueTruncated) throw fail('body_too_large')
  if (typeof value !== 'string') throw fail('broken_form')
  return value
}

/** Returns null for the empty file without a name that a browser sends for an empty file field. */
async function spoolPart(
  part: MultipartFile,
  shape: FormShape,
  folder: string,
  signal: AbortSignal,
): Promise<SpooledFile | null> {
  const name = parseFileName(part.filename ?? '')
  const stopped = new Promise<never>((_, reject) => {
    const rejectLarge = () =>
      reject(fail('too_large', { file: name, megabytes: Math.floor(shape.maxBytes / MB) }))
    if (part.file.truncated) rejectLarge()
    part.file.once('limit', rejectLarge)
  })
  const file = await Promise.race([stopped, spoolStream(folder, name, part.file, signal)])
  return file.size === 0 && !file.name ? null : file
}

function parseFields(schema: z.ZodObject, typed: Record<string, string>): Record<string, unknown> {
  const parsed = schema.safeParse(typed)
  if (parsed.success) return parsed.data
  throw failInvalid(
    parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message: toSentence(message) })),
  )
}
