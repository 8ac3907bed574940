/** Photographs that are asked for with the page; the others wait until they are nearly seen, and for the first ones. */
const EAGER = 12

/** Every page by its path. */
export const twinPages = ({ settings, media, obituary, services, memories }) => {
  const photos = media.filter(({ fileType, filePath }) => fileType === 'image' && filePath)
  const byId = new Map(media.map((item) => [item.id, item]))
  return {
    '/': documentOf(
      settings.name,
      `${portrait(settings)}<h1>${text(settings.name)}</h1>
<p>${text(settings.birthDate)} – ${text(settings.deathDate)}</p><p>${text(settings.tribute)}</p>${menu}`,
    ),
    '/gallery': documentOf(
      'Gallery',
      `${menu}<h1>Gallery</h1>\n<ul class="wall">${photos.map(card).join('\n')}</ul>${fetchNear}`,
    ),
    '/obituary': documentOf(
      'Obituary',
      `${menu}<h1>${text(settings.name)}</h1>${portrait(settings)}${paragraphs(obituary.content)}`,
    ),
    '/services': documentOf(
      'Memorial Services',
      `${menu}<h1>Memorial Services</h1>${services.map(serviceCard).join('\n')}`,
    ),
    '/memories': documentOf(
      'Memories',
      `${menu}<h1>Memories</h1>${memories.map((memory, index) => memoryCard(memory, byId, index === 0)).join('\n')}${fetchNear}`,
    ),
    '/slideshow': documentOf('Slideshow', photos[0] ? slide(photos[0]) : ''),
    '/slideshow-old': documentOf('Slideshow', photos[0] ? slide(photos[0]) : ''),
  }
}

const documentOf = (title, body) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${text(title)}</title>
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
h1 { font-weight: 400; font-size: 2.5rem; line-height: 1.1; text-align: center }
.portrait { display: block; width: 17rem; height: 21rem; object-fit: contain; margin: 0 auto; background: #fff }
.wall { display: grid; grid-template-columns: repeat(2, 1fr); gap: 1rem; padding: 0; list-style: none }
@media (min-width: 64rem) { .wall { grid-template-columns: repeat(4, 1fr) } }
.wall li { padding: .5rem; background: #fffefb; box-shadow: 0 8px 20px -6px #0003 }
.wall a { display: block; aspect-ratio: 1; background: #f1eade }
.wall img, .memory img { width: 100%; height: 100%; object-fit: cover; display: block }
.wall p { margin: .5rem 0; min-height: 3rem; text-align: center; font-size: 1rem; line-height: 1.25 }
.memory img { height: auto; max-width: 22rem; background: #f1eade }
.slide { position: fixed; inset: 0; width: 100%; height: 100%; object-fit: contain; background: #000 }`

const portrait = ({ portraitPath, name }) => {
  const src = portraitPath.replace('photo.jpg', '800.webp')
  return `<img class="portrait" src="${src}" alt="${text(name)}" fetchpriority="high">`
}

const card = (item, index) =>
  `<li><a href="${file(item, 'photo.jpg')}">${picture(item, index < EAGER)}</a><p>${text(item.title)}</p></li>`

const picture = (item, eager) =>
  `<img ${eager ? 'data-eager src' : 'data-src'}="${file(item, '384.avif')}" width="${item.width}" height="${item.height}" decoding="async" alt="${text(item.title)}">`

const slide = (item) =>
  `<img class="slide" alt="${text(item.title)}" src="${file(item, '1600.webp')}" srcset="${sourceSet(item, [800, 1600, 2560])}" sizes="100vw">`

const sourceSet = (item, sizes) =>
  sizes
    .map(
      (fits) =>
        `${file(item, `${fits}.webp`)} ${Math.round(item.width * Math.min(1, fits / Math.max(item.width, item.height)))}w`,
    )
    .join(', ')

const serviceCard = (service) =>
  `<section><h2>${text(service.title)}</h2>${
    service.imagePath ? `<img src="${service.imagePath.replace('photo.jpg', '800.webp')}" alt="">` : ''
  }<p>${text([service.date, service.time, service.locationName, service.address].filter(Boolean).join(', '))}</p>${paragraphs(service.description ?? '')}</section>`

const memoryCard = ({ name, content, mediaIds }, byId, eager) =>
  `<article class="memory"><h3>${text(name)}</h3>${paragraphs(content ?? '')}${mediaIds
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ fileType, filePath }) => fileType === 'image' && filePath)
    .map((item) => memoryPhoto(item, eager))
    .join('')}</article>`

const memoryPhoto = (item, eager) =>
  `<img sizes="(max-width: 767px) 80vw, 340px" ${eager ? 'srcset' : 'data-src data-srcset'}="${sourceSet(item, [384, 800, 1600])}" width="${item.width}" height="${item.height}" decoding="async" alt="${text(item.title)}">`

const paragraphs = (content) =>
  content
    .split(/\n+/)
    .map((line) => `<p>${text(line)}</p>`)
    .join('')

const file = ({ filePath }, name) =>
  `${filePath.startsWith('/') ? '' : '/uploads/'}${filePath}`.replace(/[^/]*$/, name)

const text = (plain) => String(plain ?? '').replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** One viewport ahead, once the first ones are decoded. */
const fetchNear = `<script>
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
