import type { FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { fieldTexts } from '../../../contract/fieldTexts.ts'
import { texts } from '../texts.ts'

/** Uses only Zod's compilers, for which Fastify is not typed: it then loads neither its own validator nor its own serializer. */
export const schemas = {
  compilersFactory: { buildValidator: () => validatorCompiler, buildSerializer: () => serializerCompiler },
} as unknown as NonNullable<FastifyServerOptions['schemaController']>

const kinds: Record<string, string> = texts.kinds

/** Returns the sentence for a bound. All bounds of the contract are inclusive, so the bound itself is allowed. */
const atBound = (sentences: typeof texts.atLeast, origin: unknown, bound: unknown) =>
  sentences[origin === 'string' || origin === 'array' ? origin : 'number'](Number(bound))

/** Sentences for invalid input that the contract has no sentence for; Zod's own are for programmers. */
z.config({
  customError: ({ code, input, expected, values, origin, minimum, maximum }) => {
    if (code === 'invalid_value') return texts.oneOf((values as unknown[]).join(', '))
    if (code === 'invalid_type' && input !== undefined) return kinds[String(expected)] ?? fieldTexts.unusable
    if (code === 'too_small' && input !== '') return atBound(texts.atLeast, origin, minimum)
    if (code === 'too_big') return atBound(texts.atMost, origin, maximum)
    return input === undefined || input === '' ? texts.needed : fieldTexts.unusable
  },
})
