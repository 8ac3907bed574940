import { useEffect, useRef, useState } from 'react'
import type { Media } from '../../../contract/media/media.ts'
import { askedPersonParameter } from '../../../contract/pages/whoAddress.ts'
import { visitorLimits } from '../../../contract/visitorLimits.ts'
import { cutText } from '../../../domain/cutText.ts'
import { linkTo } from '../../api/urls.ts'
import { useRead } from '../../api/useRead.ts'
import { AnswerForm } from '../../media/asking/AnswerForm.tsx'
import { visitorName } from '../../media/asking/typedAnswers.ts'
import { Photo } from '../../media/Photo.tsx'
import { PhotoText } from '../../media/PhotoText.tsx'
import { deviceStorage, isSharedDevice } from '../../stores/deviceStorage.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { fitLongestWord } from '../../ui/fitLongestWord.ts'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { typeset } from '../../ui/typeset.ts'
import { texts as answerTexts, whoTexts as texts } from '../../../languages/en/visitors/answers.ts'
import { LanguageForm } from '../LanguageForm.tsx'
import '../page-links.css'
import './who.css'

const PASSED_KEY = 'passed photographs'

/** Shows the photographs without names one by one, to somebody who may know who is in them. */
export default function WhoPage() {
  const media = useRead('GET /api/media')
  return (
    <div className="who">
      <ReadState readState={media} texts={texts}>
        {(items) => <Photographs asked={items.filter(({ asks }) => asks?.includes('who'))} />}
      </ReadState>
      <LanguageForm />
    </div>
  )
}

/** Asks about those without a name. Below the others in the gallery, visitors are asked who else is in them. */
const Photographs = ({ asked }: { asked: readonly Media[] }) => {
  const items = asked.filter(({ people }) => !people)
  const name = useNameInLink()
  /** the ids of the photographs after which the visitor went on, in that order: the first other one is shown */
  const [passedIds, setPassedIds] = useState<readonly string[]>(readPassed)
  const passed = passedIds.filter((id) => items.some((item) => item.id === id))
  const left = items.filter(({ id }) => !passed.includes(id))
  const [item] = left
  const [isSent, setSent] = useState(false)
  const place = useRef<HTMLParagraphElement>(null)
  const shownItem = useRef(item)
  useEffect(() => {
    if (shownItem.current?.id !== item?.id) {
      place.current?.scrollIntoView({ block: 'nearest' })
      place.current?.focus({ preventScroll: true })
    }
    shownItem.current = item
  }, [item])
  const noneLeft = asked.length > 0 ? texts.allNamed : texts.notAsked
  const heading = items.length > 0 ? texts.heading(items.length, name) : noneLeft
  const isFirst = passed.length === 0
  const goTo = (ids: readonly string[], hasSent = false) => {
    setPassedIds(ids)
    if (!isSharedDevice) deviceStorage.save(PASSED_KEY, ids)
    setSent(hasSent)
  }
  const goOn = (hasSent: boolean) => item && goTo([...passed, item.id], hasSent)
  return (
    <>
      {/* above the photographs after the first, it takes no room from them */}
      {isFirst ? (
        <h1 style={fitLongestWord(heading)}>{heading}</h1>
      ) : (
        <h1 className="who-small">{heading}</h1>
      )}
      {item && isFirst && <p>{texts.purpose(item.asks?.includes('when') === true)}</p>}
      <p ref={place} tabIndex={-1} className="who-place">
        {item && texts.position(passed.length + 1, items.length)}
        {!item && items.length > 0 && texts.end}
      </p>
      <p role="status">{isSent && answerTexts.thanks}</p>
      {item && (
        <div key={item.id} className="who-photograph">
          <figure style={{ '--ratio': (item.width || 4) / (item.height || 3) }}>
            <Photo item={item} eager largest="huge" sizes="(min-width: 64rem) 60vw, 100vw" />
            <figcaption>
              <PhotoText item={item} />
            </figcaption>
          </figure>
          <AnswerForm item={item} sendLabel={texts.sendAndNext} onSent={() => goOn(true)}>
            <Button onClick={() => goOn(false)}>{texts.next}</Button>
            {passed.length > 0 && <Button onClick={() => goTo(passed.slice(0, -1))}>{texts.back}</Button>}
          </AnswerForm>
        </div>
      )}
      {!item && (
        <div className="row">
          {items.length > 0 && <Button onClick={() => goTo([])}>{texts.again}</Button>}
          <ButtonLink href={linkTo('/')}>{texts.home}</ButtonLink>
        </div>
      )}
    </>
  )
}

const readPassed = () =>
  isSharedDevice ? [] : ((deviceStorage.read(PASSED_KEY) as readonly string[] | null) ?? [])

/** Reads from the link who is asked. This is the name of the person who answers, until that person writes another one. */
const useNameInLink = () => {
  const parameters = new URLSearchParams(location.search)
  const name = cutText(parameters.get(askedPersonParameter)?.trim() ?? '', visitorLimits.name)
  useEffect(() => {
    if (name) visitorName.set(name)
  }, [name])
  return typeset(name)
}
