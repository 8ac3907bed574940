import type { FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { describeFieldErrors, type FieldError } from '../../../contract/fieldErrors.ts'
import type { Sentence, ServerTexts } from '../../../languages/inLanguage.ts'
import { parseJson } from '../../base/parseJson.ts'

/**
 * Makes Fastify use only Zod's compilers, so that Fastify does not load its own validator and serializer. The cast is needed,
 * because Fastify's types do not allow this.
 */
export const schemas = {
  compilersFactory: { buildValidator: () => validatorCompiler, buildSerializer: () => serializerCompiler },
} as unknown as NonNullable<FastifyServerOptions['schemaController']>

/** Makes the sentence of a schema's message. Zod's own sentences are for programmers, so no reader gets them. */
export function toSentence(message = ''): Sentence {
  const said = parseJson(message) as FieldError[] | Misfit | null
  if (Array.isArray(said)) return ({ fields }) => describeFieldErrors(fields, said)
  return (texts) => (said?.code ? describeMisfit(texts, said) : texts.fields.unusable)
}

/** The parts of Zod's issue that a sentence needs, for invalid input for which the contract has no sentence. */
interface Misfit {
  code: string
  input: 'missing' | 'empty' | 'present'
  expected?: unknown
  values?: readonly unknown[]
  origin?: unknown
  minimum?: unknown
  maximum?: unknown
}

// a schema does not know the reader's language, so its message names the sentence
z.config({
  customError: ({ code, input, expected, values, origin, minimum, maximum }) =>
    JSON.stringify({
      code,
      input: input === undefined ? 'missing' : input === '' ? 'empty' : 'present',
      expected,
      values,
      origin,
      minimum,
      maximum,
    }),
})

function describeMisfit(
  { fields, http }: ServerTexts,
  { code, input, expected, values = [], origin, minimum, maximum }: Misfit,
): string {
  const kinds: Record<string, string> = http.kinds
  if (code === 'invalid_value') return http.oneOf(values.join(', '))
  if (code === 'invalid_type' && input !== 'missing') return kinds[String(expected)] ?? fields.unusable
  if (code === 'too_small' && input !== 'empty') return describeBound(http.atLeast, origin, minimum)
  if (code === 'too_big') return describeBound(http.atMost, origin, maximum)
  return input === 'present' ? fields.unusable : http.needed
}

/** Returns the sentence for a value outside a bound. All bounds of the contract are inclusive: the bound itself is allowed. */
const describeBound = (sentences: ServerTexts['http']['atLeast'], origin: unknown, bound: unknown) =>
  sentences[origin === 'string' || origin === 'array' ? origin : 'number'](Number(bound))
