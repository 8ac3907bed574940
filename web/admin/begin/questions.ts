import type { SamplePart } from '../../../contract/memorial/setting.ts'
import { useRead } from '../../api/useRead.ts'
import { deviceStorage } from '../../stores/deviceStorage.ts'
import { openStore } from '../../stores/store.ts'

/** The questions of the conversation, in the order in which they are asked. */
export const questions = ['name', 'picture', 'services', 'photographs', 'obituary', 'access'] as const
export type Question = (typeof questions)[number]

interface Memorial {
  samples: readonly SamplePart[]
  hasServices: boolean
  hasPhotographs: boolean
}

/** Lists the questions that the memorial does not answer yet. 'Who may see it?' always has an answer: at first, everyone. */
export const listUnanswered = ({ samples, hasServices, hasPhotographs }: Memorial): Question[] => {
  const isAnswered: Record<Question, boolean> = {
    name: !samples.includes('name'),
    picture: !samples.includes('portrait'),
    services: hasServices,
    photographs: hasPhotographs,
    obituary: !samples.includes('obituary'),
    access: true,
  }
  return questions.filter((question) => !isAnswered[question])
}

/**
 * Reads the questions that the memorial does not answer yet. What has not loaded counts as answered, and so do the services of a
 * memorial without a name, because the first question is then the name.
 */
export const useUnanswered = (): readonly Question[] => {
  const { data: settings } = useRead('GET /api/settings')
  const hasName = settings?.samples?.includes('name') === false
  const { data: services } = useRead('GET /api/services', { enabled: hasName })
  const { data: media } = useRead('GET /api/media')
  return listUnanswered({
    samples: settings?.samples ?? [],
    hasServices: !services || services.length > 0,
    hasPhotographs: !media || media.some(({ isMemory }) => !isMemory),
  })
}

const STORAGE_NAME = 'questions passed'

/** The questions that were passed on this device, answered or not. The dashboard no longer offers to go on with them. */
export const passedQuestions = openStore((deviceStorage.read(STORAGE_NAME) ?? []) as readonly Question[])
passedQuestions.subscribe(() => deviceStorage.save(STORAGE_NAME, passedQuestions.get()))

export const passQuestions = (passed: readonly Question[]) =>
  passedQuestions.set([...new Set([...passedQuestions.get(), ...passed])])
