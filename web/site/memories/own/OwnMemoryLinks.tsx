import { useEffect } from 'react'
import { privateLinkHash } from '../../../../contract/pages/memoryAddress.ts'
import { useRead } from '../../../api/useRead.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { texts } from '../../../../languages/en/visitors/ownMemory.ts'
import { forgetKey } from '../ownKeys.ts'

/** Leads a writer to the memories whose keys this device keeps. */
export default function OwnMemoryLinks({ writerKeys }: { writerKeys: readonly string[] }) {
  return writerKeys.map((writerKey) => (
    <OwnMemoryLink key={writerKey} writerKey={writerKey} isOnly={writerKeys.length === 1} />
  ))
}

/** Shows nothing until the memory is known to exist. If it no longer exists, the device forgets its key. */
const OwnMemoryLink = ({ writerKey, isOnly }: { writerKey: string; isOnly: boolean }) => {
  const { data: memory, error } = useRead('GET /api/memories/mine', { headers: { 'writer-key': writerKey } })
  const isGone = error?.code === 'not_found'
  useEffect(() => {
    if (isGone) forgetKey(writerKey)
  }, [isGone, writerKey])
  if (!memory || isGone) return null
  return (
    <p className="own-memory-link">
      {isOnly || !memory.content ? texts.wroteHere : texts.wroteHereThis(shorten(memory.content))}{' '}
      <ButtonLink href={privateLinkHash + writerKey}>{texts.change}</ButtonLink>
    </p>
  )
}

const SHOWN_LETTERS = 40

/** Returns the first words of a text. */
const shorten = (text: string) => {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > SHOWN_LETTERS ? `${line.slice(0, SHOWN_LETTERS).replace(/\s\S*$/, '')} …` : line
}
