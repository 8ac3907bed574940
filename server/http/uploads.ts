import { rm } from 'node:fs/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { FormShape } from '../../contract/endpoint.ts'
import { fail, failInvalid } from '../fail.ts'
import type { Context } from '../context.ts'
import { type SpooledFile, spoolStream } from '../storage/spool.ts'

/** A multipart form with its files in the spool: memory never holds more than a chunk of them. */
export interface ReceivedForm<Fields = Record<string, unknown>> {
  fields: Fields
  files: SpooledFile[]
  extra: Record<string, SpooledFile>
  /** where the files are; further temporary files may be written here */
  folder: string
}

const FIELD_BYTES = 2 * 1024 * 1024
const MB = 1024 * 1024

/** Receives the form, runs `use` with it, and clears the spool, also after an error. */
export async function withForm<T>(
  context: Context,
  request: FastifyRequest,
  shape: FormShape,
  use: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw fail('unsupported_body')
  const folder = await context.spool.folder()
  try {
    return await use(await Promise.race([receive(request, shape, folder), rejectWhenCutOff(request)]))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Rejects when the connection ends before the body does: the parser would wait for the rest for ever. */
const rejectWhenCutOff = ({ raw }: FastifyRequest) =>
  new Promise<never>((_, reject) => {
    const closed = () => {
      if (!raw.complete) reject(fail('no_file'))
    }
    if (raw.destroyed) closed()
    raw.once('close', closed)
  })

async function receive(request: FastifyRequest, shape: FormShape, folder: string): Promise<ReceivedForm> {
  const typed: Record<string, string> = {}
  const form: ReceivedForm = { fields: {}, files: [], extra: {}, folder }
  const limits = { fileSize: shape.bytes, fieldSize: FIELD_BYTES, fields: 50, files: shape.most + 20 }
  for await (const part of request.parts({ limits, preservePath: false })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') typed[part.fieldname] = part.value
      continue
    }
    const file = await spoolPart(part, shape, folder)
    if (!file) continue
    if (part.fieldname === shape.files) form.files.push(file)
    else if (shape.extra?.includes(part.fieldname)) form.extra[part.fieldname] = file
    if (form.files.length > shape.most) throw fail('too_many_files', { most: shape.most })
  }
  form.fields = readFields(shape.fields, typed)
  if (form.files.length === 0) throw fail('no_file')
  return form
}

/** A file field left empty by a browser arrives as a nameless file of no bytes: not a file. */
async function spoolPart(part: MultipartFile, shape: FormShape, folder: string): Promise<SpooledFile | null> {
  const file = await spoolStream(folder, (part.filename ?? '').replaceAll('\0', ''), part.file)
  if (part.file.truncated)
    throw fail('too_large', { file: file.name, megabytes: Math.floor(shape.bytes / MB) })
  return file.size === 0 && !file.name ? null : file
}

function readFields(schema: z.ZodObject, typed: Record<string, string>): Record<string, unknown> {
  const read = schema.safeParse(typed)
  if (read.success) return read.data
  throw failInvalid(read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}
