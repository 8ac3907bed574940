import type { FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { fieldTexts } from '../../../languages/en/shared/fields.ts'
import { texts } from '../../../languages/en/server/http.ts'

/**
 * Makes Fastify use only Zod's compilers, so that Fastify does not load its own validator and serializer. The cast is needed,
 * because Fastify's types do not allow this.
 */
export const schemas = {
  compilersFactory: { buildValidator: () => validatorCompiler, buildSerializer: () => serializerCompiler },
} as unknown as NonNullable<FastifyServerOptions['schemaController']>

const kindTexts: Record<string, string> = texts.kinds

/** Returns the sentence for a value outside a bound. All bounds of the contract are inclusive: the bound itself is allowed. */
const describeBound = (sentences: typeof texts.atLeast, origin: unknown, bound: unknown) =>
  sentences[origin === 'string' || origin === 'array' ? origin : 'number'](Number(bound))

/** Sets the sentences for invalid input for which the contract has no sentence. Zod's own sentences are for programmers. */
z.config({
  customError: ({ code, input, expected, values, origin, minimum, maximum }) => {
    if (code === 'invalid_value') return texts.oneOf((values as unknown[]).join(', '))
    if (code === 'invalid_type' && input !== undefined)
      return kindTexts[String(expected)] ?? fieldTexts.unusable
    if (code === 'too_small' && input !== '') return describeBound(texts.atLeast, origin, minimum)
    if (code === 'too_big') return describeBound(texts.atMost, origin, maximum)
    return input === undefined || input === '' ? texts.needed : fieldTexts.unusable
  },
})
