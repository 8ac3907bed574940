import type { Media } from '../../contract/media/media.ts'
import type { Memory } from '../../contract/memorial/memories.ts'
import type { Obituary } from '../../contract/memorial/obituary.ts'
import type { Service } from '../../contract/memorial/services.ts'
import type { Settings } from '../../contract/memorial/settings.ts'
import { sortServices } from '../../domain/calendar/serviceTime.ts'
import { makeDirectionsLink, makeGoogleLink } from '../../domain/calendar/eventLinks.ts'
import { presentService, type ServiceView } from '../../web/services/presentService.ts'
import { makeSizesAttribute } from '../../web/site/memories/photoSizes.ts'

/** The number of photographs that load with the page. The other photographs load after these, when they are nearly visible. */
const EAGER_PHOTOGRAPHS = 12

/** The responses of the memorial's server that the pages are made from. */
interface Content {
  settings: Settings
  media: readonly Media[]
  obituary: Obituary
  services: readonly Service[]
  memories: readonly Memory[]
}

/** Makes the HTML of every page, by path. */
export const makeTwinPages = ({ settings, media, obituary, services, memories }: Content) => {
  const wall = media.filter(hasPicture)
  const [first] = wall.filter(({ fileType }) => fileType === 'image')
  const byId = new Map(media.map((item) => [item.id, item]))
  return {
    '/': makeDocument(
      settings.name,
      `${portrait(settings)}<h1>${escapeHtml(settings.name)}</h1>
${dates(settings)}<p>${escapeHtml(settings.tribute)}</p>${menu}`,
    ),
    '/gallery': makeDocument(
      'Gallery',
      `${menu}<h1>Gallery</h1>\n<ul class="wall">${wall.map(card).join('\n')}</ul>${lazyLoadScript}`,
    ),
    '/obituary': makeDocument(
      'Obituary',
      `${menu}<h1>${escapeHtml(settings.name)}</h1>${dates(settings)}${portrait(settings)}${paragraphs(obituary.content)}`,
    ),
    '/services': makeDocument(
      'Memorial Services',
      `${menu}<h1>Memorial Services</h1>\n<div class="services">${serviceCards(services, settings)}</div>${donation(settings)}`,
    ),
    '/memories': makeDocument(
      'Memories',
      `${menu}<h1>Share Your Memories of ${escapeHtml(settings.name)}</h1>
<section class="add"><h2>Add Your Memory</h2><a class="button" href="#add">Expand</a></section><h2>Shared Memories</h2>
${memories.map((memory, index) => memoryCard(memory, byId, settings, index === 0)).join('\n')}${lazyLoadScript}`,
    ),
    '/slideshow': makeDocument('Slideshow', first ? slide(first) : ''),
    '/slideshow-old': makeDocument('Slideshow', first ? slide(first) : ''),
  }
}

const hasPicture = ({ fileType, filePath, hasPoster }: Media) =>
  filePath !== null && (fileType === 'image' || hasPoster)

const makeDocument = (title: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<style>${style}</style>
<body>
${body}
</body>
</html>
`

const menu = `<nav>${['/', '/gallery', '/slideshow', '/obituary', '/services', '/memories']
  .map((path) => `<a href="${path}">${path.slice(1) || 'home'}</a>`)
  .join(' ')}</nav>`

const style = `
body { margin: 0 auto; padding: 4rem 1rem; max-width: 72rem; font: 1.125rem/1.6 Georgia, serif; color: #221e19; background: #faf6ee }
nav { display: flex; gap: 1rem; font-size: 1rem }
h1, h2, h3 { font-weight: 400; line-height: 1.25 }
h1 { font-size: clamp(2rem, 1.6rem + 2vw, 3.125rem); line-height: 1.1; text-align: center }
.portrait { display: block; width: 17rem; height: 21rem; object-fit: contain; margin: 0 auto; background: #fff }
.wall { display: grid; grid-template-columns: repeat(2, 1fr); gap: 1rem; padding: 0; list-style: none }
@media (min-width: 64rem) { .wall { grid-template-columns: repeat(4, 1fr) } }
.wall li { padding: .5rem; background: #fffefb; box-shadow: 0 8px 20px -6px #0003 }
.wall a { display: block; aspect-ratio: 1; background: #f1eade }
.wall img, .memory img { width: 100%; height: 100%; object-fit: cover; display: block }
.wall p { margin: .5rem 0; min-height: 3rem; text-align: center; font-size: 1rem; line-height: 1.25 }
.button { display: block; padding: .75rem 1rem; border: 1px solid #6b6255; border-radius: 4px; font: 500 1rem/1.2 system-ui, sans-serif; text-align: center; text-decoration: none; color: inherit }
.services { display: grid; gap: 1.5rem; margin-top: 4rem }
@media (min-width: 40rem) { .services { grid-template-columns: repeat(3, 1fr) } }
.services article { padding: 0 1.5rem 1.5rem; border: 1px solid #ddd2bf; border-radius: 8px; background: #fffdf9 }
.services img { width: calc(100% + 3rem); height: auto; margin: 0 -1.5rem; display: block }
.services p { margin: .25rem 0 }
.services .button { margin-top: .5rem }
.add { display: flex; justify-content: space-between; align-items: center; padding: 1rem; border: 1px solid #ddd2bf; background: #fffdf9 }
.add h2, .memory h3, .memory figure { margin: 0 }
.memory { border-top: 1px solid #ddd2bf; padding: 1.5rem 0 }
.memory p { margin: .25rem 0 .5rem }
.memory img { height: auto; max-width: 34rem; background: #f1eade }
.slide { position: fixed; inset: 0; width: 100%; height: 100%; object-fit: contain; background: #000 }`

const portrait = ({ portraitPath, name }: Settings) => {
  const src = portraitPath?.replace('photo.jpg', '800.webp')
  return `<img class="portrait" src="${src}" alt="${escapeHtml(name)}" fetchpriority="high">`
}

const dates = ({ birthDate, deathDate }: Settings) =>
  `<p>${escapeHtml(birthDate)} – ${escapeHtml(deathDate)}</p>`

const card = (item: Media, index: number) =>
  `<li><a href="${toFileUrl(item, 'photo.jpg')}">${picture(item, index < EAGER_PHOTOGRAPHS)}</a><p>${escapeHtml(item.title)}</p></li>`

const picture = (item: Media, eager: boolean) =>
  `<img ${eager ? 'data-eager src' : 'data-src'}="${toFileUrl(item, '384.avif')}" width="${item.width}" height="${item.height}" decoding="async" alt="${escapeHtml(item.title)}">`

const slide = (item: Media) =>
  `<img class="slide" alt="${escapeHtml(item.title)}" src="${toFileUrl(item, '1600.webp')}" srcset="${sourceSet(item, [800, 1600, 2560])}" sizes="100vw">`

const sourceSet = (item: Media, sizes: readonly number[]) =>
  sizes
    .map((fits) => `${toFileUrl(item, fits === 384 ? '384.avif' : `${fits}.webp`)} ${toWidth(item, fits)}w`)
    .join(', ')

const toWidth = ({ width, height }: Media, fits: number) => {
  const [pixelWidth, pixelHeight] = [width ?? fits, height ?? fits]
  return Math.round(pixelWidth * Math.min(1, fits / Math.max(pixelWidth, pixelHeight)))
}

const serviceCards = (services: readonly Service[], settings: Settings) =>
  sortServices(services, settings.timezone, Date.now())
    .map((service) => serviceCard(presentService(service, settings, Date.now())))
    .join('\n')

const serviceCard = (view: ServiceView) => {
  const { kindLabel, title, date, time, location, description, mapLocation, event } = view
  return `<article><img src="${serviceImage(view)}" width="1200" height="800" alt="${escapeHtml(title)}">
<p>${kindLabel}</p><h2>${escapeHtml(title)}</h2>${[date, time, location, description].map(paragraphs).join('')}
${link('Directions', mapLocation && makeDirectionsLink(mapLocation))}
${link('Add to Calendar', event && makeGoogleLink(event))}</article>`
}

const serviceImage = ({ imagePath, drawingPath }: ServiceView) =>
  imagePath?.replace('photo.jpg', '800.webp') ?? drawingPath

const donation = ({ donationUrl, donationCharity, donationText }: Settings) =>
  `<h2>In Lieu of Flowers</h2>${paragraphs(donationText)}${link(`Donate to ${donationCharity}`, donationUrl)}`

const link = (label: string, href: string | null) =>
  `<a class="button" ${href ? `href="${escapeHtml(href)}"` : ''}>${escapeHtml(label)}</a>`

const memoryCard = (memory: Memory, byId: ReadonlyMap<string, Media>, settings: Settings, eager: boolean) => {
  const { name, createdAt, content, mediaIds, answer, answeredBy } = memory
  const photos = mediaIds.flatMap((id) => byId.get(id) ?? []).filter(hasPicture)
  const sizesOf = makeSizesAttribute(photos)
  return `<article class="memory"><h3>${escapeHtml(name)}</h3><p>${formatDay(createdAt, settings)}</p>${paragraphs(content)}${photos
    .map((item) => memoryPhoto(item, sizesOf(item), eager))
    .join(
      '',
    )}${answer ? `<h4>Answer from ${escapeHtml(answeredBy ?? 'the family')}</h4>${paragraphs(answer)}` : ''}</article>`
}

const formatDay = (createdAt: string | null, { timezone }: Settings) =>
  createdAt && new Date(createdAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: timezone })

const memoryPhoto = (item: Media, sizes: string, eager: boolean) =>
  `<figure><img sizes="${sizes}" ${eager ? 'data-eager srcset' : 'data-src data-srcset'}="${sourceSet(item, [384, 800, 1600])}" width="${item.width}" height="${item.height}" decoding="async" alt="${escapeHtml(item.title)}"><figcaption>${item.untitled ? '' : escapeHtml(item.title)}<br>${escapeHtml(item.description)}</figcaption></figure>`

const paragraphs = (content: string | null) =>
  (content ?? '')
    .split(/\n+/)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')

const toFileUrl = ({ filePath }: Media, name: string) =>
  `${filePath?.startsWith('/') ? '' : '/uploads/'}${filePath}`.replace(/[^/]*$/, name)

const escapeHtml = (plain: string | null) =>
  String(plain ?? '').replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * The script of a page. After the first photographs are decoded, it loads every other photograph that is less than one viewport
 * away.
 */
const lazyLoadScript = `<script>
Promise.allSettled([...document.querySelectorAll('[data-eager]')].map((image) => image.decode())).then(() => {
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) {
      watcher.unobserve(target)
      if (target.dataset.srcset) target.srcset = target.dataset.srcset
      else target.src = target.dataset.src
    }
  }, { rootMargin: '100% 0px' })
  for (const image of document.querySelectorAll('[data-src]')) watcher.observe(image)
})
</script>`
