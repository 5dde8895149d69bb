type Note = { pitch: number; at: number; length: number; loud: number; shape: OscillatorType }

/** An ascending run of notes, longer for a larger win. */
function fanfare(timesBet: number): Note[] {
  const count = Math.min(9, 3 + Math.floor(Math.log2(1 + timesBet)))
  const steps = [0, 4, 7, 12, 16, 19, 24, 28, 31].slice(0, count)
  return steps.map((step, place) => ({
    pitch: 440 * 2 ** (step / 12),
    at: place * 0.09,
    length: 0.34,
    loud: 0.12,
    shape: 'triangle',
  }))
}

/** Short generated sounds; off until the player switches them on. */
export function createSound() {
  let context: AudioContext | undefined
  let isOn = false

  function play(notes: readonly Note[]): void {
    if (!isOn || !context) return
    for (const { pitch, at, length, loud, shape } of notes) {
      const start = context.currentTime + at
      const voice = context.createOscillator()
      const gain = context.createGain()
      voice.type = shape
      voice.frequency.value = pitch
      gain.gain.setValueAtTime(loud, start)
      gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
      voice.connect(gain).connect(context.destination)
      voice.start(start)
      voice.stop(start + length)
    }
  }

  return {
    /** Toggles the sound; browsers only start audio in the handler of a press. */
    toggle(): boolean {
      isOn = !isOn
      if (isOn) context ??= new AudioContext()
      void (isOn ? context?.resume() : context?.suspend())
      return isOn
    },
    start: () => play([{ pitch: 180, at: 0, length: 0.12, loud: 0.12, shape: 'triangle' }]),
    reelStops: (reel: number) =>
      play([{ pitch: 140 + reel * 22, at: 0, length: 0.09, loud: 0.16, shape: 'square' }]),
    win: (timesBet: number) => play(fanfare(timesBet)),
  }
}
