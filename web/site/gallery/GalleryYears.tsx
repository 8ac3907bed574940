import { type KeyboardEvent, useRef } from 'react'
import type { Media } from '../../../contract/media/media.ts'
import { makePhotoAnchor } from '../../media/photoAnchor.ts'
import { GoToYear } from '../../media/years/GoToYear.tsx'
import { SECTION_SIZE } from './cards.ts'
import './gallery-years.css'

/** The list of years above a long gallery. The Tab key leads from it to the first photograph of the chosen year. */
export default function GalleryYears({ items }: { items: readonly Media[] }) {
  const chosenId = useRef('')
  const awaitedCards = useRef<MutationObserver>(null)
  const findCard = () => document.getElementById(makePhotoAnchor(chosenId.current))
  const go = (place: number) => {
    chosenId.current = items[place]?.id ?? ''
    awaitedCards.current?.disconnect()
    const section = document.querySelectorAll('.gallery-section')[Math.floor(place / SECTION_SIZE)]
    if (section && !findCard()) {
      // this far down the page, a section renders its cards when it comes into view
      awaitedCards.current = new MutationObserver((_, observer) => {
        findCard()?.scrollIntoView()
        observer.disconnect()
      })
      awaitedCards.current.observe(section, { childList: true })
    }
    const target = findCard() ?? section
    target?.scrollIntoView()
  }
  const focusChosen = (event: KeyboardEvent) => {
    const link = findCard()?.querySelector('a')
    if (event.key !== 'Tab' || event.shiftKey || !link) return
    event.preventDefault()
    link.focus()
  }
  return (
    <div className="gallery-years" onKeyDown={focusChosen}>
      <GoToYear items={items} onGo={go} />
    </div>
  )
}
