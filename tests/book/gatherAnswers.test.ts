import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ListedMemory } from '../../contract/memorial/memories.ts'
import { gatherAnswers } from '../../server/outputs/book/gatherAnswers.ts'

const [ride, fix] = ['Where did you ride to?', 'What did he fix for you?']
const memory = (name: string, question: string | null, content: string | null, mediaIds: string[] = []) =>
  ({ name, question, content, mediaIds }) as ListedMemory
const namesOf = (memories: readonly ListedMemory[]) => memories.map(({ name }) => name)

test('a question with three answers has its page; these stand there alone, except one with a photograph', () => {
  const memories = [
    memory('Ada', ride, 'The sea.'),
    memory('Bo', ride, 'The moon.', ['moon']),
    memory('Dora', ride, null, ['boat']),
    memory('Carl', ride, 'Duluth.'),
    memory('Eva', fix, 'My bicycle.'),
    memory('Finn', fix, 'My radio.'),
    ...['Gus', 'Hal', 'Ida'].map((name) => memory(name, null, 'He sang.')),
  ]
  const { questions, others } = gatherAnswers(memories)
  assert.deepEqual(
    questions.map(({ question, answers }) => [question, namesOf(answers)]),
    [[ride, ['Ada', 'Bo', 'Carl']]],
  )
  assert.deepEqual(namesOf(others), ['Bo', 'Dora', 'Eva', 'Finn', 'Gus', 'Hal', 'Ida'])
  assert.deepEqual(gatherAnswers(memories.slice(1)).questions, [])
})
