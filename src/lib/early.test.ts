// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pressedEarly, sendAgain, takeEarlyChoices } from './early.ts';

const kept = (part: Partial<NonNullable<Window['early']>>): void => {
  window.early = { taken: false, press: null, form: null, choices: null, ...part };
};

const formWith = (onSubmit: (event: Event) => void): HTMLFormElement => {
  const form = document.createElement('form');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onSubmit(event);
  });
  document.body.append(form);
  return form;
};

afterEach(() => {
  delete window.early;
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('a press before the scripts', () => {
  it('counts once, when the page answers', () => {
    const button = document.createElement('button');
    document.body.append(button);
    const pressed = vi.fn();
    button.addEventListener('click', pressed);
    kept({ press: button });
    pressedEarly.remember();
    expect(window.early?.taken).toBe(true);
    expect(pressed).not.toHaveBeenCalled();
    pressedEarly.handOver();
    pressedEarly.handOver();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('of a button that is gone does nothing', () => {
    const button = document.createElement('button');
    const pressed = vi.fn();
    button.addEventListener('click', pressed);
    kept({ press: button });
    pressedEarly.remember();
    pressedEarly.handOver();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('is nothing on a page without the script that keeps it', () => {
    pressedEarly.remember();
    expect(() => pressedEarly.handOver()).not.toThrow();
  });
});

describe('a form sent before the scripts', () => {
  it('is sent once more, after what was typed is back, and no other is', () => {
    vi.useFakeTimers();
    const [sent, other] = [vi.fn(), vi.fn()];
    const form = formWith(sent);
    kept({ form });
    sendAgain(formWith(other));
    sendAgain(null);
    sendAgain(form);
    expect(sent).not.toHaveBeenCalled();
    sendAgain(form);
    vi.runAllTimers();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
  });
});

describe('the choices of a search before the scripts', () => {
  it('are there once', () => {
    kept({ choices: { location: 'CY', category: '' } });
    expect(takeEarlyChoices()).toEqual({ location: 'CY', category: null });
    expect(takeEarlyChoices()).toBeNull();
  });

  it('may be anything', () => {
    expect(takeEarlyChoices()).toBeNull();
    kept({ choices: 7 });
    expect(takeEarlyChoices()).toEqual({ location: null, category: null });
  });
});
