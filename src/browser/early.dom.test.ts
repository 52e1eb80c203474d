import { afterEach, describe, expect, it, vi } from 'vitest';
import { pressedEarly, rememberPress, sendAgain, takeEarlyChoices } from './early.ts';

const stored = (part: Partial<NonNullable<Window['early']>>): void => {
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

describe('a click before the scripts load', () => {
  const buttonOf = (pressed: () => void): HTMLButtonElement => {
    const button = document.createElement('button');
    button.addEventListener('click', pressed);
    return button;
  };

  it('counts once, when the page is interactive', () => {
    const pressed = vi.fn();
    const button = buttonOf(pressed);
    document.body.append(button);
    stored({ press: button });
    pressedEarly.remember();
    expect(window.early?.taken).toBe(true);
    expect(pressed).not.toHaveBeenCalled();
    button.dataset.pressed = '';
    pressedEarly.handOver();
    expect(button.dataset.pressed).toBeUndefined();
    pressedEarly.handOver();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('on a removed button does nothing', () => {
    const pressed = vi.fn();
    stored({ press: buttonOf(pressed) });
    pressedEarly.remember();
    pressedEarly.handOver();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('is ignored on a page without the recording script', () => {
    pressedEarly.remember();
    expect(() => pressedEarly.handOver()).not.toThrow();
  });
});

describe('a click in a part whose code has not loaded', () => {
  /** A part with a button, an element outside it, and a click counter. */
  const partWith = () => {
    vi.useFakeTimers();
    const [part, button, beside] = ['div', 'button', 'p'].map((name) =>
      document.createElement(name),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    part.append(button);
    document.body.append(part, beside);
    return { part, button, beside, pressed: vi.fn() };
  };
  const press = (element: HTMLElement): void => {
    element.click();
    vi.advanceTimersByTime(1);
  };

  it('counts once, when the part is hydrated', () => {
    const { part, button, pressed } = partWith();
    const pressAgain = rememberPress(part);
    press(button);
    button.addEventListener('click', pressed);
    pressAgain();
    pressAgain();
    press(button);
    pressAgain();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('is not repeated when the click itself triggered hydration', () => {
    const { part, button, pressed } = partWith();
    const pressAgain = rememberPress(part);
    button.addEventListener('click', pressed);
    part.addEventListener('click', pressAgain, true);
    press(button);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is dropped after a click elsewhere or when the button is removed', () => {
    const { part, button, beside, pressed } = partWith();
    const pressAgain = rememberPress(part);
    button.addEventListener('click', pressed);
    press(button);
    press(beside);
    pressAgain();
    const again = rememberPress(part);
    press(button);
    button.remove();
    again();
    expect(pressed).toHaveBeenCalledTimes(2);
  });
});

it('resubmits only the form that was sent before the scripts loaded, after its input is restored', () => {
  vi.useFakeTimers();
  const [sent, other] = [vi.fn(), vi.fn()];
  const form = formWith(sent);
  stored({ form });
  sendAgain(formWith(other));
  sendAgain(null);
  sendAgain(form);
  expect(sent).not.toHaveBeenCalled();
  sendAgain(form);
  vi.runAllTimers();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

describe('a search choice from before the scripts load', () => {
  it('can be read once', () => {
    stored({ choices: { location: 'CY', category: '' } });
    expect(takeEarlyChoices()).toEqual({ location: 'CY', category: null });
    expect(takeEarlyChoices()).toBeNull();
  });

  it('may have any type', () => {
    expect(takeEarlyChoices()).toBeNull();
    stored({ choices: 7 });
    expect(takeEarlyChoices()).toEqual({ location: null, category: null });
  });
});
