import { totalmem } from 'node:os'
import { getHeapStatistics } from 'node:v8'

const MIB = 1024 * 1024

/** MiB that lie beside the heap: bytes of answers, compression, files, and the heap of the thread that cleans HTML. */
const BESIDE = 384

/** MiB of heap that all lists of the services, at their largest, and the drawing of pages need. */
const LEAST = 400

type Limits = {
  /** MiB to which the heap may grow. */
  heap: number
  /** MiB that the container may have, or the machine has. */
  memory: number
}

/** What this process may take. */
export function memoryLimits(): Limits {
  const { heap_size_limit } = getHeapStatistics()
  const constrained = process.constrainedMemory()
  const memory = constrained > 0 && constrained < totalmem() ? constrained : totalmem()
  return { heap: Math.round(heap_size_limit / MIB), memory: Math.round(memory / MIB) }
}

/** The limits in words, and what is wrong with them together, if anything (HTT-08). */
export function memoryWords({ heap, memory }: Limits): { limits: string; problem?: string } {
  const limits = `Heap up to ${heap} MiB of ${memory} MiB of memory`
  const fitting = Math.max(LEAST, memory - BESIDE)
  if (memory < LEAST + BESIDE)
    return {
      limits,
      problem: `The memory does not suffice: ${LEAST + BESIDE} MiB are needed, 1024 MiB recommended`,
    }
  if (heap < LEAST)
    return { limits, problem: `The heap does not suffice: start with --max-old-space-size=${LEAST} or more` }
  if (heap > memory - BESIDE)
    return {
      limits,
      problem: `The heap leaves too little beside it, and the process may be ended: start with --max-old-space-size=${fitting} or less`,
    }
  return { limits }
}
