import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { renderSVG } from 'uqr'
import { changeObjects, isCode } from './planValues.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'

/** Draws each code in a plan into `folder`, and replaces it with the path of its file, where '/' is the folder. */
export async function drawCodes<T extends object>(
  plan: T,
  folder: string,
  texts: ServerTexts['book'],
): Promise<Record<keyof T, unknown>> {
  const links: string[] = []
  const drawnPlan = changeObjects(plan, (value) => {
    if (!isCode(value)) return undefined
    const { codeOf, ...otherFields } = value
    links.push(codeOf)
    return { ...otherFields, file: `/code-${links.length}.svg`, alt: texts.codeAlt(codeOf) }
  })
  for (const [index, link] of links.entries())
    await writeFile(path.join(folder, `code-${index + 1}.svg`), renderSVG(link, { ecc: 'M', border: 0 }))
  return drawnPlan
}
