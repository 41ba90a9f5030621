import { useEffect, useState } from 'react';
import { timer as engine } from './engine/timer.ts';
import { timerTexts as texts } from './timer.texts.ts';

export const SignalAnnouncer = () => {
  const [words, setWords] = useState('');
  useEffect(() => engine.onSignal((signal) => setWords(texts.signals[signal])), []);
  return (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  );
};
