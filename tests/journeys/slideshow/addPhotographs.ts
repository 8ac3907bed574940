import { coloredPicture } from '../../support/files/coloredPicture.ts'
import type { Site } from '../../support/pages/site.ts'

/**
 * Adds photographs of a few pixels, because the server takes long for large ones. They get no titles, because their names are
 * those of a camera.
 */
export async function addPhotographs(site: Site, count: number) {
  const admin = await site.administrator()
  const photographs = await Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      ...(await coloredPicture(`#${(index * 4099).toString(16).padStart(6, '0')}`, [8, 6])),
      name: `IMG_${1000 + index}.png`,
    })),
  )
  for (let start = 0; start < count; start += 50)
    await admin.call('POST /api/media/batch', { form: { files: photographs.slice(start, start + 50) } })
  return admin
}
