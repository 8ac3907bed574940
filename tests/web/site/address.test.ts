import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageData } from '../../../contract/pages/pageRendering.ts'
import type { Media } from '../../../contract/media/media.ts'
import { PageDataContext } from '../../../web/api/pageData.ts'
import { usePhotos } from '../../../web/site/address.ts'

const bees = { id: 'bees' } as Media
/** Renders the gallery, with the photograph `opened` open if there is one. Returns what `usePhotos` returns. */
const renderGallery = (opened?: Media) => {
  const data: PageData = { path: '/gallery', now: '', seeds: {}, opened }
  const found: ReturnType<typeof usePhotos>[] = []
  const Page = () => {
    found.push(usePhotos([bees], true))
    return null
  }
  renderToString(createElement(PageDataContext, { value: data }, createElement(Page)))
  return found[0] ?? assert.fail()
}

/** The browser's history. Its first entry is a page of another site. */
let entries: { address: string; state: unknown }[]
/** how often the page has heard that its address changed */
let changeCount: number
beforeEach(() => {
  entries = [
    { address: 'https://search.example/', state: null },
    { address: '/gallery', state: null },
  ]
  changeCount = 0
  const fakes = {
    history: {
      get state() {
        return entries.at(-1)?.state
      },
      pushState: (state: unknown, _: string, address: string) => entries.push({ address, state }),
      replaceState: (state: unknown, _: string, address: string) => entries.splice(-1, 1, { address, state }),
      back: () => entries.pop(),
    },
    location: { hash: '#key' },
    dispatchEvent: () => (changeCount += 1),
  }
  for (const [name, value] of Object.entries(fakes))
    Object.defineProperty(globalThis, name, { value, configurable: true })
})
const addresses = () => entries.map(({ address }) => address)

test('closing a photograph that was opened on the page goes back to the page’s history entry', () => {
  const { photoUrls, lightbox } = renderGallery()
  photoUrls.open('bees')
  assert.deepEqual(addresses().slice(1), ['/gallery', '/gallery?photo=bees#key'])
  lightbox.onShow(null)
  assert.deepEqual(addresses().slice(1), ['/gallery'])
})

test('closing a photograph whose address was opened shows its page, and does not leave the site', () => {
  entries.splice(1, 1, { address: '/gallery?photo=bees#key', state: null })
  renderGallery(bees).lightbox.onShow(null)
  assert.deepEqual(addresses(), ['https://search.example/', '/gallery#key'])
  assert.equal(changeCount, 1)
})

test('the next photograph replaces the one before in the history: one step back closes it', () => {
  const { photoUrls, lightbox } = renderGallery()
  photoUrls.open('bees')
  lightbox.onShow('lake')
  assert.equal(addresses().at(-1), '/gallery?photo=lake#key')
  lightbox.onShow(null)
  assert.deepEqual(addresses().slice(1), ['/gallery'])
})
