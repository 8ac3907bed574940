import { type KeyboardEvent, useRef } from 'react'
import type { Media } from '../../../contract/media/media.ts'
import { GoToYear } from '../../media/years/GoToYear.tsx'
import { SECTION_SIZE } from './cards.ts'
import './gallery-years.css'

/** The list of years above a long gallery. The Tab key leads from it to the first photograph of the chosen year. */
export default function GalleryYears({ items }: { items: readonly Media[] }) {
  const chosenCard = useRef<Element>(undefined)
  const awaitedCards = useRef<MutationObserver>(undefined)
  const go = (place: number) => {
    const section = document.querySelectorAll('.gallery-section')[Math.floor(place / SECTION_SIZE)]
    const scroll = () => {
      chosenCard.current = section?.children[place % SECTION_SIZE]
      const target = chosenCard.current ?? section
      target?.scrollIntoView()
    }
    awaitedCards.current?.disconnect()
    scroll()
    if (!section || chosenCard.current) return
    // this far down the page, a section renders its cards when it comes into view
    awaitedCards.current = new MutationObserver((_, observer) => {
      observer.disconnect()
      scroll()
    })
    awaitedCards.current.observe(section, { childList: true })
  }
  const focusChosen = (event: KeyboardEvent) => {
    const link = chosenCard.current?.querySelector('a')
    if (event.key !== 'Tab' || event.shiftKey || !link?.isConnected) return
    event.preventDefault()
    link.focus()
  }
  return (
    <div className="gallery-years" onKeyDown={focusChosen}>
      <GoToYear items={items} onGo={go} />
    </div>
  )
}
